/// <reference types="vite/client" />

/** Built for training (decision 0060); never for production. */
declare const __TRAINING__: boolean;
