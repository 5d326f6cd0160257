interface Open {
  close(): Promise<void>
}

/** Closes everything on the first signal, `last` after the others; exits at once on the second. */
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
