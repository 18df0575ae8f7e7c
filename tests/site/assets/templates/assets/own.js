own();
