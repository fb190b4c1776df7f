export { createAccount, getAccount, getOnboardingLink, refuseUnready } from './express'
export { mountStripe } from './mount-stripe'
export { hasStripe } from './stripe-client'
export { stripeGateway } from './stripe-gateway'
