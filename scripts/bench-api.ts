import '../bench/api/main.ts';
