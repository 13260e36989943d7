export interface Deps {}
