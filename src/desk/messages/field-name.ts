import type { FieldPath } from '../../config/problems/values.ts'

/** 'Slaytlar 2 › Başlık': positions count from 1; keys that have no label are as the content system names them. */
export function fieldName(path: FieldPath, labels: Readonly<Record<string, string>>): string {
  const parts: string[] = []
  for (const step of path) {
    if (typeof step === 'number') parts.push(`${parts.pop() ?? ''} ${step + 1}`.trim())
    else if (step !== '') parts.push(Object.hasOwn(labels, step) ? labels[step]! : `“${step}”`)
  }
  return parts.join(' › ')
}
