/**
 * The current release to Netlify, as a digest deploy: Netlify is told the digests of all files and asks for those it does not have. Netlify's own
 * command line does it, because it also bundles the edge functions; a deploy that breaks off leaves the live site as it is, and what was sent
 * is not asked for again.
 */
import { spawn } from 'node:child_process'
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import type { NetlifySettings } from './api.ts'
import type { NetlifyCli } from './cli.ts'

interface DeployOptions {
  /** Folder with `netlify.toml`. */
  root: string
  /** The files of the release. */
  folder: string
  settings: NetlifySettings
  cli: NetlifyCli
  /** Shown with the deploy. */
  message: string
}

/** Settles when the deploy is live. Rejects with `MustNotPublish`. */
export async function deploy({ root, folder, settings, cli, message }: DeployOptions): Promise<void> {
  const [program, script] = cli.command
  const args = [script, 'deploy', '--prod', '--no-build', '--dir', folder, '--message', message]
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // The token is in the environment alone: arguments can be read by every process.
      env: {
        ...cli.env,
        NETLIFY_AUTH_TOKEN: settings.token,
        NETLIFY_SITE_ID: settings.siteId,
        NETLIFY_API_URL: settings.apiUrl,
      },
    })
    child.on('error', reject)
    child.on('close', (status) => resolve(status ?? 1))
  })
  if (code !== 0) throw new MustNotPublish([problem('netlify-failed', settings.siteId, `exit code ${code}`)])
}
