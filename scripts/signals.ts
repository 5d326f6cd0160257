interface Open {
  close(): Promise<void>
}

/** Closes what is open when the process is asked to end, `last` after the others; at the second signal it ends at once. */
export function closeOnSignal(last: Open, ...open: Open[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      void Promise.all(open.map((each) => each.close()))
        .then(() => last.close())
        .then(() => process.exit(0))
    })
  }
}
