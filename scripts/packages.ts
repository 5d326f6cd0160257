/** npm run packages: installs what the lockfile names, as every command does first, and nothing else. For a service that may not write its own code. */
console.log('Packages are installed.')
