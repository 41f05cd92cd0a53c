import '../bench/catalogue/main.ts';
