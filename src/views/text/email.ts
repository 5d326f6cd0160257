/** What is an e-mail address. Runs in browsers, servers and edge functions. */

/** Characters. */
export const LONGEST_EMAIL = 254

/** Letters of any alphabet in name and domain; a domain is also taken in punycode. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{Nd}_.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?\.)+(?:xn--[a-z0-9-]{1,58}[a-z0-9]|\p{L}[\p{L}\p{M}]{1,62})$/iu

export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text)
