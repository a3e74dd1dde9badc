import type { Output } from 'atrium/contract/endpoint'
import { api } from '../api/api'
import { request } from '../api/request'

type Values = Output<typeof api.dicts.values>

interface Batch {
  readonly types: Set<string>
  readonly answer: Promise<Values>
}

/** The dictionaries that are asked for at this moment. */
let present: Batch | undefined

/** Reads the values of a dictionary, disabled ones too. All that a page asks for at the same moment come with one call. */
export async function readDict(dictType: string): Promise<Values> {
  const batch = (present ??= begin())
  batch.types.add(dictType)
  return (await batch.answer).filter((value) => value.dictType === dictType)
}

function begin(): Batch {
  const types = new Set<string>()
  const answer = Promise.resolve().then(() => {
    present = undefined
    return request(api.dicts.values, { query: { dictType: [...types].join(','), withDisabled: true } })
  })
  return { types, answer }
}
