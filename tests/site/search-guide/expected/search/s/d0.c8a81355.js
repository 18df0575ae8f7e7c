(self.perfpressSearch??={}).d0=`P	Results	index.html		
T	Throughput	throughput	kModel	tInstance	nRate (/s)
R	-real	real	x1	10
R	-other	other	x2	20
S	How many	how-many	It takes 10⁶ / t seconds, and 10⁻⁹ s, or x^a+b.
P	How to write a table	guide/how.html		
T			kOption	tMeaning
R		sort	the order of 3 rows
`;
