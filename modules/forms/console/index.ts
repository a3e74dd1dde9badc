import type { ConsoleParts } from 'atrium/console/page'

export const parts: ConsoleParts = {
  routes: [
    {
      path: '/forms/fill',
      title: { zh: '填写表单', en: 'Fill in a form' },
      page: 'forms/fill',
      isCache: true,
      activeMenu: '/forms/mine',
    },
    {
      path: '/forms/designer',
      title: { zh: '表单设计', en: 'Form designer' },
      page: 'form-designer',
      isCache: true,
      permissions: ['forms:form:add', 'forms:form:edit'],
      activeMenu: '/forms/list',
    },
  ],
}
