/** Closes what is open when the process is asked to end; at the second signal it ends at once. */
export function closeOnSignal(...open: { close(): Promise<void> }[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      void Promise.all(open.map((each) => each.close())).then(() => process.exit(0))
    })
  }
}
