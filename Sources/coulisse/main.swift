print("coulisse")
