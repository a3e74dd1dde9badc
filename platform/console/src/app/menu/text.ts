import { defineText } from '#shared/i18n/text'

/** The titles of the entries that the console adds to the server's menu. */
export const texts = defineText('app.menu', {
  home: ['首页', 'Home'],
  profile: ['个人中心', 'Profile'],
  authUser: ['分配用户', 'Assign users'],
  dictData: ['字典数据', 'Dictionary data'],
})
