export const GROUP_STATEMENTS = {
  title: 'Įmonių grupės finansinės ataskaitos',
  short: 'Grupės ataskaitos',
  fromRequest: 'Jūsų nurodytos valdančios įmonės',
  fromRegister: 'Registre rastos valdančios įmonės',
  item: 'Įmonė',
  name: 'Pavadinimas',
  code: 'Įmonės kodas',
  found: 'Rasta registre',
} as const;
