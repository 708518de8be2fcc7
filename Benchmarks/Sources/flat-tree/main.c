// Reads the YAML file of its argument into one array of nodes and one of bytes, and prints their
// sizes: the least that any front end over libyaml has to do.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

typedef struct {
  int kind;
  int parent;
  size_t text, length;
  size_t start, end;
} node;

static void *grown(void *memory, size_t count, size_t *capacity, size_t size) {
  if (count <= *capacity) return memory;
  while (count > *capacity) *capacity = *capacity ? 2 * *capacity : 1024;
  memory = realloc(memory, *capacity * size);
  if (!memory) exit(3);
  return memory;
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (!file) return 3;
  size_t size = 0, room = 0, got;
  unsigned char *bytes = NULL;
  do {
    bytes = grown(bytes, size + 65536, &room, 1);
    got = fread(bytes + size, 1, 65536, file);
    size += got;
  } while (got > 0);

  node *nodes = NULL;
  char *texts = NULL;
  size_t node_count = 0, node_room = 0, text_count = 0, text_room = 0, done = 0;
  int parent = -1;
  yaml_parser_t parser;
  yaml_event_t event;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) return 1;
    switch (event.type) {
    case YAML_SCALAR_EVENT:
    case YAML_SEQUENCE_START_EVENT:
    case YAML_MAPPING_START_EVENT: {
      size_t length = event.type == YAML_SCALAR_EVENT ? event.data.scalar.length : 0;
      nodes = grown(nodes, node_count + 1, &node_room, sizeof(node));
      texts = grown(texts, text_count + length, &text_room, 1);
      if (length) memcpy(texts + text_count, event.data.scalar.value, length);
      nodes[node_count] = (node){event.type, parent, text_count, length, event.start_mark.index,
                                 event.end_mark.index};
      text_count += length;
      if (event.type != YAML_SCALAR_EVENT) parent = (int)node_count;
      node_count += 1;
      break;
    }
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
      nodes[parent].end = event.end_mark.index;
      parent = nodes[parent].parent;
      break;
    case YAML_STREAM_END_EVENT:
      done = 1;
      break;
    default:
      break;
    }
    yaml_event_delete(&event);
  }
  printf("%zu nodes, %zu bytes\n", node_count, text_count);
  return 0;
}
