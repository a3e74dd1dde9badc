import { AppError, resource } from 'atrium/server'
import { error } from '../../contract/error'

export const routes = resource(error, {
  cause: (_, { query }) => {
    if (query.status === '403') throw new AppError('access.denied')
    if (query.status === '404') throw new AppError('record.notFound')
    throw new Error('A sample of an error that is no AppError: somebody tries the page /error/500.')
  },
})
