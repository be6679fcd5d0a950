"""What is done in every step of many games at once; compiled with the rules (design.md, "Compiled or not")."""
