import { defineText } from '#shared/i18n/text'

/** The titles of the entries that the console adds to the server's menu. */
export const texts = defineText('app.menu', {
  home: { zh: '首页', en: 'Home' },
  profile: { zh: '个人中心', en: 'Profile' },
  authUser: { zh: '分配用户', en: 'Assign users' },
  dictData: { zh: '字典数据', en: 'Dictionary data' },
})
