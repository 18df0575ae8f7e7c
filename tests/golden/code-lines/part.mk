all:
	make	this
