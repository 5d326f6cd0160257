/** A GET form drops the query of its address: the same pairs as hidden fields keep it. */
export function formTarget(address: string): { action: string; fields: { name: string; value: string }[] } {
  const [action = '', query = ''] = address.split('#')[0]!.split('?')
  return { action, fields: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })) }
}
