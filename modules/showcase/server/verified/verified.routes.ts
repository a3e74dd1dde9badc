import { demandPass } from '#server/credentials/verification-pass'
import { resource } from '#server/call/resource'
import { verified } from '../../contract/verified'

export const verifiedResource = resource(verified, {
  run: async (call, { body }) => {
    await demandPass(call, body.purpose, body.pass)
    return null
  },
})
