import { demandPass, resource } from 'atrium/server'
import { verified } from '../../contract/verified'

export const verifiedResource = resource(verified, {
  run: async (call, { body }) => {
    await demandPass(call, body.purpose, body.pass)
    return null
  },
})
