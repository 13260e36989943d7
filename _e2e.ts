import { openBrowser, openPage } from './tests/web/browser.ts';
import * as a from './tests/web/applicant-steps.ts';
const b = await openBrowser();
const p = await openPage(b); p.setDefaultTimeout(9000);
p.on('pageerror', e => console.log('PAGEERROR', e.message)); p.on('console', m => { if (m.type()==='error') console.log('CONSOLE', m.text().slice(0,300)); });
let n=0; const look = async (pg: typeof p) => { await pg.screenshot({path:`/tmp/shots2/e2e-${n++}.png`}) };
try {
 const t=Date.now(); const lap=(s:string)=>console.log(s, Date.now()-t);
 await a.logInAsDirector(p, 'http://localhost:3900', look); lap('login');
 const consent = p.getByRole('heading',{name:'Sutikimo patvirtinimas'}); const list = p.getByRole('heading',{name:'Prašymai',level:1});
 await consent.or(list).first().waitFor();
 if (await consent.isVisible()) await a.giveConsent(p, look); lap('consent');
 console.log(await a.startRequest(p, look)); lap('start'); await look(p);
 await a.fillForm(p); lap('fill'); await look(p);
 await a.attachRequired(p); lap('attach'); await look(p);
 await a.checkAndSubmit(p, look); lap('submit'); await look(p);
} catch (e) { console.log(String(e).slice(0,1500)); await p.screenshot({path:'/tmp/shots2/fail.png'}); console.log((await p.locator('body').ariaSnapshot()).slice(0,5000)); }
await b.close();
