import { useState } from 'react'
import { RequestError } from '#shared/api/request-error'

/** `empty`: nothing was entered. A new object each time, so that the field takes the focus again. */
type CodeError = { readonly empty: true } | { readonly msg: string }

/** The state of the field for a code, which a sign-in of somebody with a second factor asks for. */
export interface CodeState {
  readonly value: string
  readonly error?: CodeError | undefined
}

/**
 * Whether the server asked for a code after the right password, and what is typed. `note` takes the error of a try and says whether it was about the
 * code; `check` says whether a try may be sent.
 */
export function useCode() {
  const [state, setState] = useState<CodeState>()
  const note = (error: unknown): boolean => {
    if (!(error instanceof RequestError)) return false
    const code = error.result?.error
    if (code === 'login.code') setState({ value: '' })
    if (code === 'login.wrongCode') setState((now) => ({ value: now?.value ?? '', error: { msg: error.msg } }))
    return code === 'login.code' || code === 'login.wrongCode'
  }
  const check = (): boolean => {
    const isMissing = state?.value.trim() === ''
    if (isMissing) setState({ value: '', error: { empty: true } })
    return !isMissing
  }
  return {
    state,
    note,
    check,
    change: (value: string) => setState({ value }),
    /** Goes back to account and password. */
    leave: () => setState(undefined),
  }
}
