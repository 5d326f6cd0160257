/** How a payload shows that it came alive: what it calls, and whom it asks. */
export const CALL = 'hit(1)'
export const EVIL = 'https://evil.example'
