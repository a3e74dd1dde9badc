import { ownSignIns, signInLogs } from 'atrium/contract/system/log/sign-in-log'
import { resource } from '#server/call/resource'
import { readCheck } from '../check/log-check'
import { listOwnSignIns, pageOfSignIns } from './sign-in-log'
import { exportSignIns } from './sign-in-log-export'

export const signInLogResource = resource(signInLogs, {
  list: (call, { query }) => pageOfSignIns(call, query),
  export: (call, { query }) => exportSignIns(call, query),
  check: (call) => readCheck(call, 'signIns'),
})

export const ownSignInResource = resource(ownSignIns, { list: listOwnSignIns })
