import type { Host } from '../call/call'
import { sealFactors } from '../services/factor/sealed'
import { sealProviderSecrets } from '../services/session/sso/provider'
import { sealWebhookSecrets } from '../services/webhook/secrets'

/**
 * Encrypts all stored secrets with the present key, also those from before there was one. Writes nothing where all are, so that a server on a full disk
 * starts. Rejects with a `SecretError` where one cannot be read.
 */
export async function sealStored(host: Host): Promise<void> {
  const writes = [
    await sealFactors(host.db, host),
    await sealWebhookSecrets(host.db, host),
    await sealProviderSecrets(host.db, host),
  ]
  if (writes.every((one) => one === undefined)) return
  await host.write(async (trx) => {
    for (const write of writes) await write?.(trx)
  })
}
