export const later = (): Promise<never> => Promise.reject(new Error('not written yet'));
