import { dateField, defineUserFields, switchField, textField } from 'atrium/contract'

export const userFields = defineUserFields('workshop', {
  table: 'workshopUserFields',
  fields: {
    bench: textField({ name: { zh: '工位', en: 'Bench' }, most: 20, unique: true, search: true }),
    certifiedUntil: dateField({ name: { zh: '证书有效期至', en: 'Certified until' } }),
    isApprentice: switchField({ name: { zh: '学徒', en: 'Apprentice' }, filter: true }),
  },
})
