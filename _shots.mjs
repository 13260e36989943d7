import { chromium } from 'playwright-core';
import { randomUUID } from 'node:crypto';
const base='http://localhost:3900';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
async function token(path,json){const r=await fetch(base+path,{method:'POST',headers:{'content-type':'application/json','idempotency-key':randomUUID()},body:JSON.stringify(json)});return r.json()}
const want=process.argv.slice(2);
const pages={
 home:['/',null], login:['/login',null], backofficelogin:['/backofficelogin',null],
 requests:['/main-window/requests','a'], draft:['/main-window/requests/new-request/DRAFT','a'], returned:['/main-window/requests/new-request/RET','a'], sign:['/main-window/requests/new-request/SIGN','a'],view:['/main-window/requests/new-request/VIEW','a'],
 inbox:['/backoffice/main','s'], case:['/backoffice/request/CASE','s'],
};
const list=(await (await fetch(base+'/api/Request/List',{headers:{authorization:'Bearer '+(globalThis.A=await token('/api/Auth/vaiisistest',{companyCode:'900000016',personalCode:'48403129911',email:'ieva@pavyzdys.lt',password:'demo'})).token}})).json());
const by=s=>list.find(r=>r.Status===s)?.Id;
const S=await token('/api/Auth/Authenticate/backoffice',{personalCode:'49204049713',password:'demo'});
const map={DRAFT:by(1),RET:by(5),SIGN:by(7),VIEW:by(9),CASE:by(2)};
for(const [scheme,size] of [['light',{width:1366,height:768}],['light',{width:360,height:740}],['dark',{width:1366,height:768}]]){
 for(const name of want.length?want.filter(w=>pages[w]):Object.keys(pages)){
  if(process.env.ONLY && process.env.ONLY!==`${scheme}${size.width}`) continue;
  const ctx=await b.newContext({viewport:size,colorScheme:scheme,locale:'lt-LT'});
  const [path,who]=pages[name];
  await ctx.addInitScript(([who,A,S])=>{ if(who==='a'){localStorage.userToken=A.token;localStorage.userTokenStored=String(Date.now());localStorage.loginType=A.loginType;localStorage.Role='0'} if(who==='s'){localStorage.token=S.token;localStorage.tokenStored=String(Date.now());localStorage.Role=String(S.Role)} },[who,globalThis.A,S]);
  const p=await ctx.newPage(); const errs=[];
  p.on('console',m=>{if(m.type()==='error')errs.push(m.text())}); p.on('pageerror',e=>errs.push('PAGEERROR '+e.message));
  await p.goto(base+path.replace(/[A-Z]{3,}$/,m=>map[m]??m),{waitUntil:'networkidle',timeout:60000}).catch(e=>errs.push(String(e).slice(0,100)));
  await p.waitForTimeout(800);
  await p.screenshot({path:`/tmp/shots2/${name}-${scheme}-${size.width}.png`});
  if(errs.length) console.log(name,scheme,size.width,errs.slice(0,4));
  await ctx.close();
 }}
await b.close();
