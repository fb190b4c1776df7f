export { cloneDatabase } from './clone-database'
export { type Answer, type Caller, openBrowser, requestOf, signatureHeaders } from './test-browser'
export { startTestServer, TEST_PASSWORD, type TestDatabase, type TestServer } from './test-server'
export { testSessions } from './test-sessions'
