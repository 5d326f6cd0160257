export type Severity = 'stop' | 'error' | 'warning' | 'notice'

export interface ProblemKind {
  severity: Severity
  message: (detail: string) => string
  remedy: string
}
