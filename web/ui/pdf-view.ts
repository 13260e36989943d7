/** A PDF as wide as its frame and without the viewer's own column of thumbnails. */
export const pdfView = (url: string): string => `${url}#navpanes=0&view=FitH`;
