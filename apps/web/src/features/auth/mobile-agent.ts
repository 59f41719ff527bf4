/** Whether the browser calls itself a phone or tablet: these get the stored-token fallback. */
export function isMobileAgent(userAgent: string = navigator.userAgent): boolean {
  return /Mobile|Android|iPhone|iPad/.test(userAgent);
}
