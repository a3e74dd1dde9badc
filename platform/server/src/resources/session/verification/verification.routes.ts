import { verification } from 'atrium/contract/untrusted/verification'
import { resource } from '#server/call/resource'
import { startChallenge } from './challenge'
import { checkChallenge } from './check'

export const verificationResource = resource(verification, {
  challenge: (call, { body }) => startChallenge(call, body),
  check: (call, { body }) => checkChallenge(call, body),
})
