import { demandPass, resource } from 'atrium/server'
import { verified } from '../../contract/verified'

export const routes = resource(verified, {
  run: async (call, { body }) => {
    await demandPass(call, body.purpose, body.pass)
    return null
  },
})
