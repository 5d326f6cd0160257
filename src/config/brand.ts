import { BRAND } from '../site/group.ts'

/** A hotel's name as lists order it and as guests may begin to type it: 'Flora' of 'Crystal Flora'. */
export function withoutBrand(name: string): string {
  return name.toLowerCase().startsWith(`${BRAND} `.toLowerCase()) ? name.slice(BRAND.length + 1) : name
}
