import type { Host } from '#server/call/call'
import type { Settings } from '../../settings'

/** Returns where files are kept outside of the database, and what looks for harmful ones. Each loads where it is set alone. */
export async function filesHost({
  filesUrl,
  filesKey,
  filesRegion,
  clamd,
}: Pick<Settings, 'filesUrl' | 'filesKey' | 'filesRegion' | 'clamd'>): Promise<Pick<Host, 'files' | 'scanFile'>> {
  const scanner = clamd && { scanFile: (await import('./clamd')).clamdScanner(clamd) }
  if (filesUrl.kind === 'folder')
    return { ...scanner, files: (await import('./folder-store')).folderStore(filesUrl.path) }
  if (filesUrl.kind === 's3') {
    const { s3Store } = await import('./s3-store')
    return { ...scanner, files: s3Store({ bucket: filesUrl, key: filesKey!, region: filesRegion }) }
  }
  return { ...scanner }
}
