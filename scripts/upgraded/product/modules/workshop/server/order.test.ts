import { api } from '#product/contract'
import { testResource } from 'atrium/testing/server'
import { workshopOrder } from '../contract/order'

testResource(api.workshopOrders, workshopOrder)
