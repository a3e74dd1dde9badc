import { colour, date, image, money, url } from 'atrium/contract/fields/kinds'
import { languages } from 'atrium/contract/language'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { fieldTexts } from '../text/field-text'
import { check } from './validation'

const Form = z.strictObject({
  price: money({ min: 0.01, max: 9999.99 }),
  arrived: date.nullable(),
  tint: colour,
  site: url.min(1),
  photo: image,
})

const textsOf = (form: object) => {
  const checked = check(Form, form)
  return languages.map((language) => ('fields' in checked ? fieldTexts(checked.fields, language) : {}))
}

test('a wrong field says what it has to be, its limits in the unit of the person', () => {
  expect(
    textsOf({ price: 1_000_000, arrived: '2026-02-30', tint: 'red', site: 'javascript:alert(1)', photo: 'x' }),
  ).toEqual([
    {
      price: '不能大于 9999.99',
      arrived: '须是存在的日期，例如 2026-01-31',
      tint: '须是颜色值，例如 #1677ff',
      site: '须是以 http:// 或 https:// 开头的网址',
      photo: '须是已上传的图片',
    },
    {
      price: 'Must be 9999.99 or less',
      arrived: 'Has to be a date that exists, such as 2026-01-31',
      tint: 'Has to be a colour, such as #1677ff',
      site: 'Has to be a web address that begins with http:// or https://',
      photo: 'Has to be an uploaded picture',
    },
  ])
})

test('what is missing or empty is required', () => {
  const [zh] = textsOf({ price: 0, tint: '', site: ' ', photo: '' })
  expect(zh).toEqual({ price: '不能小于 0.01', arrived: '必填', site: '必填' })
})

test('what is right has no errors', () => {
  expect(textsOf({ price: 1, arrived: null, tint: '', site: 'https://a.example', photo: '' })).toEqual([{}, {}])
})
