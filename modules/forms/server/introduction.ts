import { statement, type Introduction } from 'atrium/server'
import './forms.table'

const published = statement((db) => db.selectFrom('forms').where('number', 'is not', null).select('formId').limit(1))

export const introduction: Introduction = {
  firstSteps: [
    {
      title: { zh: '第一张表单', en: 'First form' },
      description: { zh: '从模板开始，改好后发布', en: 'Begin with a template, then publish it' },
      page: 'forms/list',
      permissions: ['forms:form:add', 'forms:form:publish'],
      isDone: async ({ db }) => (await published(db)).length > 0,
    },
  ],
  thingsToTry: [
    {
      title: { zh: '设计一张表单', en: 'Design a form' },
      description: { zh: '从模板开始，拖放字段后发布', en: 'Begin with a template, drag fields, publish' },
      page: 'forms/list',
      roles: ['admin', 'editor'],
    },
    {
      title: { zh: '填到一半再回来', en: 'Leave a form half done' },
      description: { zh: '草稿自动保存，下次接着填', en: 'The draft is saved; go on where you stopped' },
      page: 'forms/fill',
      roles: ['common', 'guest'],
    },
  ],
}
