/** Where phones keep the token that brings a session back. */
export const MOBILE_SESSION_KEY = 'plumbline.mobileSession';

/** Whether the browser calls itself a phone or tablet: these get the stored-token fallback. */
export function isMobileAgent(userAgent: string = navigator.userAgent): boolean {
  return /Mobile|Android|iPhone|iPad/.test(userAgent);
}
