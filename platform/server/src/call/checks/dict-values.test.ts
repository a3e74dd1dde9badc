import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { AppError } from '../app-error'
import { rejectUnknownDictValues } from './dict-values'
import type { WriteCall } from '../write-call'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
  const { db } = server.deps
  const type = { dictNameEn: '', remark: '' }
  const types = [
    { ...type, dictType: 'paint_colour', dictName: '颜色', status: 1 },
    { ...type, dictType: 'paint_old', dictName: '旧', status: 0 },
  ] as const
  await db.insertInto('dictTypes').values(types).execute()
  const value = { dictLabelEn: '', listClass: 'default', isDefault: 0, dictSort: 1, remark: '' } as const
  const values = [
    { ...value, dictType: 'paint_colour', dictValue: 'r', dictLabel: '红', status: 1 },
    { ...value, dictType: 'paint_colour', dictValue: 'g', dictLabel: '绿', status: 0 },
    { ...value, dictType: 'paint_old', dictValue: 'b', dictLabel: '蓝', status: 1 },
  ] as const
  await db.insertInto('dictData').values(values).execute()
})
afterAll(() => server.close())

const dictTypes = { colour: 'paint_colour', old: 'paint_old', sex: 'sys_user_sex' }

/** The fields that a form is rejected for. */
async function rejected(form: object, before?: object): Promise<unknown> {
  try {
    await server.deps.write((db) => rejectUnknownDictValues({ db } as WriteCall, dictTypes, { ...form }, { ...before }))
    return {}
  } catch (error) {
    return error instanceof AppError && error.code === 'request.invalid' ? error.details.fields : error
  }
}

test.each([
  ['an enabled value passes, as text or number', { colour: 'r', sex: 1 }, {}],
  ['what is empty or left out passes', { colour: '', old: null }, {}],
  ['all wrong fields are named', { colour: 'x', sex: 2 }, { colour: 'notOffered', sex: 'notOffered' }],
  ['a disabled value is not offered', { colour: 'g' }, { colour: 'notOffered' }],
  ['nor a value of a disabled dictionary', { old: 'b' }, { old: 'notOffered' }],
  ['nor one in other letters', { colour: 'R' }, { colour: 'notOffered' }],
])('%s', async (_, form, fields) => {
  expect(await rejected(form)).toEqual(fields)
})

test('a value that stays is not looked for, another one is', async () => {
  expect(await rejected({ colour: 'g' }, { colour: 'g' })).toEqual({})
  expect(await rejected({ colour: 'g' }, { colour: 'r' })).toEqual({ colour: 'notOffered' })
})
