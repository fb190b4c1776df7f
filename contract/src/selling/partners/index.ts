export { brokerOperations, BrokerView } from './operations'
