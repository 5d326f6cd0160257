/** What a hotel's options say of the sea. */

/** Options that only a hotel by the sea has. */
export const SHORE_OPTIONS: readonly string[] = ['BEACH', 'BEACH_DISTANCE']

/** Whether a hotel is by the sea, from the keys of its options; `undefined` if they give no distances at all. */
export function hasShore(keys: readonly string[]): boolean | undefined {
  if (keys.some((key) => SHORE_OPTIONS.includes(key))) return true
  return keys.includes('AIRPORT_DISTANCE') ? false : undefined
}
