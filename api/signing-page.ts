/** Address of the signing provider's page for one signer; afterwards the provider sends the browser to `returnUrl`. */
export function signingPage(
  baseUrl: string,
  tokens: { provider: string; signer: string },
  returnUrl: string,
): string {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/signing/${encodeURIComponent(tokens.provider)}`);
  url.searchParams.set('access_token', tokens.signer);
  url.searchParams.set('return_url', returnUrl);
  return url.href;
}
