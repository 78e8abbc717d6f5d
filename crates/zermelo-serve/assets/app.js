var $=["wythoff","grundys-game","kayles","dawsons-chess","fibonacci-nim","moore-nim","silver-dollar","treblecross","toads-and-frogs","elephants-and-rhinos","mnk","chomp","domineering","cram","clobber","impartial-clobber","cannibal-clobber","amazons","konane","fission","battle-sheep","kings-dirt","ski-jumps","dots-and-boxes","nimstring","col","snort","node-kayles","arc-kayles","partizan-arc-kayles"];var w=["amazons","annihilation","anti_clobber","arc_kayles","asalto","backsliding","battle_sheep","black_hole","breakthrough","bridg_it","brussels_sprouts","cakes","cannibal_clobber","change","chess_clobber","chip_firing","chomp","chung_toi","clobber","clobbineering","col","connect_four","cookie_cutter","corner_the_queen","couples_are_forever","cram","cutting_words","dawsons_chess","diagonal_clobber","digraph_placement","dim","dodgem","domineering","dots_and_boxes","eatcake","elephants_and_rhinos","end_nim","fandango","fibonacci_nim","fission","fox_and_geese","fox_and_geese_values","geography","geography_by_arcs","grundys_game","hex","hexapawn","hypergraph_nim","iceblocks","impartial_clobber","jan","kalah","kaooa","kayles","kings_dirt","konane","l_game","le_grec","lights_out","lite_3","mark","mem","mini_hasami_shogi","mnk","moore_nim","mu_torere","nimania","nimstring","nine_mens_morris","no_can_do","node_kayles","notakto","nu_tic_tac_toe","odd_or_even","odd_scoring","one_dimensional_chess","order_and_chaos","othello","partizan_arc_kayles","partizan_euclid","partizan_splittles","peg_duotaire","pentominoes","pong_hau_ki","poset","prim","push","pylos","quarto","queens","quicksort","quixo","rook","rook_ending","shannon","shift_tac_toe","shove","silver_dollar","sim","six_mens_morris","ski_jumps","slide_n","snort","sowing","sprouts","squares","strings_and_coins","tac_tix","teeko","three_mens_morris","three_spot","tic_tac_chec","tic_tac_two","toads_and_frogs","treblecross","words","wythoff","y"];var Be=globalThis,Ke=Be.ShadowRoot&&(Be.ShadyCSS===void 0||Be.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,Cs=Symbol(),Ls=new WeakMap,Ve=class{constructor(s,e,t){if(this._$cssResult$=!0,t!==Cs)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=s,this.t=e}get styleSheet(){let s=this.o,e=this.t;if(Ke&&s===void 0){let t=e!==void 0&&e.length===1;t&&(s=Ls.get(e)),s===void 0&&((this.o=s=new CSSStyleSheet).replaceSync(this.cssText),t&&Ls.set(e,s))}return s}toString(){return this.cssText}},Os=r=>new Ve(typeof r=="string"?r:r+"",void 0,Cs);var zs=(r,s)=>{if(Ke)r.adoptedStyleSheets=s.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let e of s){let t=document.createElement("style"),n=Be.litNonce;n!==void 0&&t.setAttribute("nonce",n),t.textContent=e.cssText,r.appendChild(t)}},Mt=Ke?r=>r:r=>r instanceof CSSStyleSheet?(s=>{let e="";for(let t of s.cssRules)e+=t.cssText;return Os(e)})(r):r;var{is:yr,defineProperty:xr,getOwnPropertyDescriptor:kr,getOwnPropertyNames:_r,getOwnPropertySymbols:Tr,getPrototypeOf:Mr}=Object,Qe=globalThis,Hs=Qe.trustedTypes,Er=Hs?Hs.emptyScript:"",Sr=Qe.reactiveElementPolyfillSupport,ke=(r,s)=>r,Et={toAttribute(r,s){switch(s){case Boolean:r=r?Er:null;break;case Object:case Array:r=r==null?r:JSON.stringify(r)}return r},fromAttribute(r,s){let e=r;switch(s){case Boolean:e=r!==null;break;case Number:e=r===null?null:Number(r);break;case Object:case Array:try{e=JSON.parse(r)}catch{e=null}}return e}},Ns=(r,s)=>!yr(r,s),qs={attribute:!0,type:String,converter:Et,reflect:!1,useDefault:!1,hasChanged:Ns};Symbol.metadata??=Symbol("metadata"),Qe.litPropertyMetadata??=new WeakMap;var j=class extends HTMLElement{static addInitializer(s){this._$Ei(),(this.l??=[]).push(s)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(s,e=qs){if(e.state&&(e.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(s)&&((e=Object.create(e)).wrapped=!0),this.elementProperties.set(s,e),!e.noAccessor){let t=Symbol(),n=this.getPropertyDescriptor(s,t,e);n!==void 0&&xr(this.prototype,s,n)}}static getPropertyDescriptor(s,e,t){let{get:n,set:i}=kr(this.prototype,s)??{get(){return this[e]},set(o){this[e]=o}};return{get:n,set(o){let a=n?.call(this);i?.call(this,o),this.requestUpdate(s,a,t)},configurable:!0,enumerable:!0}}static getPropertyOptions(s){return this.elementProperties.get(s)??qs}static _$Ei(){if(this.hasOwnProperty(ke("elementProperties")))return;let s=Mr(this);s.finalize(),s.l!==void 0&&(this.l=[...s.l]),this.elementProperties=new Map(s.elementProperties)}static finalize(){if(this.hasOwnProperty(ke("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(ke("properties"))){let e=this.properties,t=[..._r(e),...Tr(e)];for(let n of t)this.createProperty(n,e[n])}let s=this[Symbol.metadata];if(s!==null){let e=litPropertyMetadata.get(s);if(e!==void 0)for(let[t,n]of e)this.elementProperties.set(t,n)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let n=this._$Eu(e,t);n!==void 0&&this._$Eh.set(n,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(s){let e=[];if(Array.isArray(s)){let t=new Set(s.flat(1/0).reverse());for(let n of t)e.unshift(Mt(n))}else s!==void 0&&e.push(Mt(s));return e}static _$Eu(s,e){let t=e.attribute;return t===!1?void 0:typeof t=="string"?t:typeof s=="string"?s.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(s=>this.enableUpdating=s),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(s=>s(this))}addController(s){(this._$EO??=new Set).add(s),this.renderRoot!==void 0&&this.isConnected&&s.hostConnected?.()}removeController(s){this._$EO?.delete(s)}_$E_(){let s=new Map,e=this.constructor.elementProperties;for(let t of e.keys())this.hasOwnProperty(t)&&(s.set(t,this[t]),delete this[t]);s.size>0&&(this._$Ep=s)}createRenderRoot(){let s=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return zs(s,this.constructor.elementStyles),s}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(s=>s.hostConnected?.())}enableUpdating(s){}disconnectedCallback(){this._$EO?.forEach(s=>s.hostDisconnected?.())}attributeChangedCallback(s,e,t){this._$AK(s,t)}_$ET(s,e){let t=this.constructor.elementProperties.get(s),n=this.constructor._$Eu(s,t);if(n!==void 0&&t.reflect===!0){let i=(t.converter?.toAttribute!==void 0?t.converter:Et).toAttribute(e,t.type);this._$Em=s,i==null?this.removeAttribute(n):this.setAttribute(n,i),this._$Em=null}}_$AK(s,e){let t=this.constructor,n=t._$Eh.get(s);if(n!==void 0&&this._$Em!==n){let i=t.getPropertyOptions(n),o=typeof i.converter=="function"?{fromAttribute:i.converter}:i.converter?.fromAttribute!==void 0?i.converter:Et;this._$Em=n;let a=o.fromAttribute(e,i.type);this[n]=a??this._$Ej?.get(n)??a,this._$Em=null}}requestUpdate(s,e,t,n=!1,i){if(s!==void 0){let o=this.constructor;if(n===!1&&(i=this[s]),t??=o.getPropertyOptions(s),!((t.hasChanged??Ns)(i,e)||t.useDefault&&t.reflect&&i===this._$Ej?.get(s)&&!this.hasAttribute(o._$Eu(s,t))))return;this.C(s,e,t)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(s,e,{useDefault:t,reflect:n,wrapped:i},o){t&&!(this._$Ej??=new Map).has(s)&&(this._$Ej.set(s,o??e??this[s]),i!==!0||o!==void 0)||(this._$AL.has(s)||(this.hasUpdated||t||(e=void 0),this._$AL.set(s,e)),n===!0&&this._$Em!==s&&(this._$Eq??=new Set).add(s))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let s=this.scheduleUpdate();return s!=null&&await s,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[n,i]of this._$Ep)this[n]=i;this._$Ep=void 0}let t=this.constructor.elementProperties;if(t.size>0)for(let[n,i]of t){let{wrapped:o}=i,a=this[n];o!==!0||this._$AL.has(n)||a===void 0||this.C(n,void 0,i,a)}}let s=!1,e=this._$AL;try{s=this.shouldUpdate(e),s?(this.willUpdate(e),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(e)):this._$EM()}catch(t){throw s=!1,this._$EM(),t}s&&this._$AE(e)}willUpdate(s){}_$AE(s){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(s)),this.updated(s)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(s){return!0}update(s){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(s){}firstUpdated(s){}};j.elementStyles=[],j.shadowRootOptions={mode:"open"},j[ke("elementProperties")]=new Map,j[ke("finalized")]=new Map,Sr?.({ReactiveElement:j}),(Qe.reactiveElementVersions??=[]).push("2.1.2");var Rt=globalThis,Ws=r=>r,Xe=Rt.trustedTypes,Ds=Xe?Xe.createPolicy("lit-html",{createHTML:r=>r}):void 0,At="$lit$",G=`lit$${Math.random().toFixed(9).slice(2)}$`,Pt="?"+G,Rr=`<${Pt}>`,te=document,Te=()=>te.createComment(""),Me=r=>r===null||typeof r!="object"&&typeof r!="function",Lt=Array.isArray,Bs=r=>Lt(r)||typeof r?.[Symbol.iterator]=="function",St=`[ 	
\f\r]`,_e=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,js=/-->/g,Gs=/>/g,Z=RegExp(`>|${St}(?:([^\\s"'>=/]+)(${St}*=${St}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Fs=/'/g,Is=/"/g,Vs=/^(?:script|style|textarea|title)$/i,Ct=r=>(s,...e)=>({_$litType$:r,strings:s,values:e}),c=Ct(1),b=Ct(2),Oo=Ct(3),se=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),Us=new WeakMap,ee=te.createTreeWalker(te,129);function Ks(r,s){if(!Lt(r)||!r.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ds!==void 0?Ds.createHTML(s):s}var Qs=(r,s)=>{let e=r.length-1,t=[],n,i=s===2?"<svg>":s===3?"<math>":"",o=_e;for(let a=0;a<e;a++){let u=r[a],h,p,m=-1,g=0;for(;g<u.length&&(o.lastIndex=g,p=o.exec(u),p!==null);)g=o.lastIndex,o===_e?p[1]==="!--"?o=js:p[1]!==void 0?o=Gs:p[2]!==void 0?(Vs.test(p[2])&&(n=RegExp("</"+p[2],"g")),o=Z):p[3]!==void 0&&(o=Z):o===Z?p[0]===">"?(o=n??_e,m=-1):p[1]===void 0?m=-2:(m=o.lastIndex-p[2].length,h=p[1],o=p[3]===void 0?Z:p[3]==='"'?Is:Fs):o===Is||o===Fs?o=Z:o===js||o===Gs?o=_e:(o=Z,n=void 0);let f=o===Z&&r[a+1].startsWith("/>")?" ":"";i+=o===_e?u+Rr:m>=0?(t.push(h),u.slice(0,m)+At+u.slice(m)+G+f):u+G+(m===-2?a:f)}return[Ks(r,i+(r[e]||"<?>")+(s===2?"</svg>":s===3?"</math>":"")),t]},Ee=class r{constructor({strings:s,_$litType$:e},t){let n;this.parts=[];let i=0,o=0,a=s.length-1,u=this.parts,[h,p]=Qs(s,e);if(this.el=r.createElement(h,t),ee.currentNode=this.el.content,e===2||e===3){let m=this.el.content.firstChild;m.replaceWith(...m.childNodes)}for(;(n=ee.nextNode())!==null&&u.length<a;){if(n.nodeType===1){if(n.hasAttributes())for(let m of n.getAttributeNames())if(m.endsWith(At)){let g=p[o++],f=n.getAttribute(m).split(G),y=/([.?@])?(.*)/.exec(g);u.push({type:1,index:i,name:y[2],strings:f,ctor:y[1]==="."?Je:y[1]==="?"?Ze:y[1]==="@"?et:re}),n.removeAttribute(m)}else m.startsWith(G)&&(u.push({type:6,index:i}),n.removeAttribute(m));if(Vs.test(n.tagName)){let m=n.textContent.split(G),g=m.length-1;if(g>0){n.textContent=Xe?Xe.emptyScript:"";for(let f=0;f<g;f++)n.append(m[f],Te()),ee.nextNode(),u.push({type:2,index:++i});n.append(m[g],Te())}}}else if(n.nodeType===8)if(n.data===Pt)u.push({type:2,index:i});else{let m=-1;for(;(m=n.data.indexOf(G,m+1))!==-1;)u.push({type:7,index:i}),m+=G.length-1}i++}}static createElement(s,e){let t=te.createElement("template");return t.innerHTML=s,t}};function ne(r,s,e=r,t){if(s===se)return s;let n=t!==void 0?e._$Co?.[t]:e._$Cl,i=Me(s)?void 0:s._$litDirective$;return n?.constructor!==i&&(n?._$AO?.(!1),i===void 0?n=void 0:(n=new i(r),n._$AT(r,e,t)),t!==void 0?(e._$Co??=[])[t]=n:e._$Cl=n),n!==void 0&&(s=ne(r,n._$AS(r,s.values),n,t)),s}var Ye=class{constructor(s,e){this._$AV=[],this._$AN=void 0,this._$AD=s,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(s){let{el:{content:e},parts:t}=this._$AD,n=(s?.creationScope??te).importNode(e,!0);ee.currentNode=n;let i=ee.nextNode(),o=0,a=0,u=t[0];for(;u!==void 0;){if(o===u.index){let h;u.type===2?h=new pe(i,i.nextSibling,this,s):u.type===1?h=new u.ctor(i,u.name,u.strings,this,s):u.type===6&&(h=new tt(i,this,s)),this._$AV.push(h),u=t[++a]}o!==u?.index&&(i=ee.nextNode(),o++)}return ee.currentNode=te,n}p(s){let e=0;for(let t of this._$AV)t!==void 0&&(t.strings!==void 0?(t._$AI(s,t,e),e+=t.strings.length-2):t._$AI(s[e])),e++}},pe=class r{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(s,e,t,n){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=s,this._$AB=e,this._$AM=t,this.options=n,this._$Cv=n?.isConnected??!0}get parentNode(){let s=this._$AA.parentNode,e=this._$AM;return e!==void 0&&s?.nodeType===11&&(s=e.parentNode),s}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(s,e=this){s=ne(this,s,e),Me(s)?s===d||s==null||s===""?(this._$AH!==d&&this._$AR(),this._$AH=d):s!==this._$AH&&s!==se&&this._(s):s._$litType$!==void 0?this.$(s):s.nodeType!==void 0?this.T(s):Bs(s)?this.k(s):this._(s)}O(s){return this._$AA.parentNode.insertBefore(s,this._$AB)}T(s){this._$AH!==s&&(this._$AR(),this._$AH=this.O(s))}_(s){this._$AH!==d&&Me(this._$AH)?this._$AA.nextSibling.data=s:this.T(te.createTextNode(s)),this._$AH=s}$(s){let{values:e,_$litType$:t}=s,n=typeof t=="number"?this._$AC(s):(t.el===void 0&&(t.el=Ee.createElement(Ks(t.h,t.h[0]),this.options)),t);if(this._$AH?._$AD===n)this._$AH.p(e);else{let i=new Ye(n,this),o=i.u(this.options);i.p(e),this.T(o),this._$AH=i}}_$AC(s){let e=Us.get(s.strings);return e===void 0&&Us.set(s.strings,e=new Ee(s)),e}k(s){Lt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,t,n=0;for(let i of s)n===e.length?e.push(t=new r(this.O(Te()),this.O(Te()),this,this.options)):t=e[n],t._$AI(i),n++;n<e.length&&(this._$AR(t&&t._$AB.nextSibling,n),e.length=n)}_$AR(s=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);s!==this._$AB;){let t=Ws(s).nextSibling;Ws(s).remove(),s=t}}setConnected(s){this._$AM===void 0&&(this._$Cv=s,this._$AP?.(s))}},re=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(s,e,t,n,i){this.type=1,this._$AH=d,this._$AN=void 0,this.element=s,this.name=e,this._$AM=n,this.options=i,t.length>2||t[0]!==""||t[1]!==""?(this._$AH=Array(t.length-1).fill(new String),this.strings=t):this._$AH=d}_$AI(s,e=this,t,n){let i=this.strings,o=!1;if(i===void 0)s=ne(this,s,e,0),o=!Me(s)||s!==this._$AH&&s!==se,o&&(this._$AH=s);else{let a=s,u,h;for(s=i[0],u=0;u<i.length-1;u++)h=ne(this,a[t+u],e,u),h===se&&(h=this._$AH[u]),o||=!Me(h)||h!==this._$AH[u],h===d?s=d:s!==d&&(s+=(h??"")+i[u+1]),this._$AH[u]=h}o&&!n&&this.j(s)}j(s){s===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,s??"")}},Je=class extends re{constructor(){super(...arguments),this.type=3}j(s){this.element[this.name]=s===d?void 0:s}},Ze=class extends re{constructor(){super(...arguments),this.type=4}j(s){this.element.toggleAttribute(this.name,!!s&&s!==d)}},et=class extends re{constructor(s,e,t,n,i){super(s,e,t,n,i),this.type=5}_$AI(s,e=this){if((s=ne(this,s,e,0)??d)===se)return;let t=this._$AH,n=s===d&&t!==d||s.capture!==t.capture||s.once!==t.once||s.passive!==t.passive,i=s!==d&&(t===d||n);n&&this.element.removeEventListener(this.name,this,t),i&&this.element.addEventListener(this.name,this,s),this._$AH=s}handleEvent(s){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,s):this._$AH.handleEvent(s)}},tt=class{constructor(s,e,t){this.element=s,this.type=6,this._$AN=void 0,this._$AM=e,this.options=t}get _$AU(){return this._$AM._$AU}_$AI(s){ne(this,s)}},Xs={M:At,P:G,A:Pt,C:1,L:Qs,R:Ye,D:Bs,V:ne,I:pe,H:re,N:Ze,U:et,B:Je,F:tt},Ar=Rt.litHtmlPolyfillSupport;Ar?.(Ee,pe),(Rt.litHtmlVersions??=[]).push("3.3.3");var Ys=(r,s,e)=>{let t=e?.renderBefore??s,n=t._$litPart$;if(n===void 0){let i=e?.renderBefore??null;t._$litPart$=n=new pe(s.insertBefore(Te(),i),i,void 0,e??{})}return n._$AI(r),n};var Ot=globalThis,A=class extends j{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let s=super.createRenderRoot();return this.renderOptions.renderBefore??=s.firstChild,s}update(s){let e=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(s),this._$Do=Ys(e,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return se}};A._$litElement$=!0,A.finalized=!0,Ot.litElementHydrateSupport?.({LitElement:A});var Pr=Ot.litElementPolyfillSupport;Pr?.({LitElement:A});(Ot.litElementVersions??=[]).push("4.2.2");var Js=r=>(...s)=>({_$litDirective$:r,values:s}),st=class{constructor(s){}get _$AU(){return this._$AM._$AU}_$AT(s,e,t){this._$Ct=s,this._$AM=e,this._$Ci=t}_$AS(s,e){return this.update(s,e)}update(s,e){return this.render(...e)}};var{I:ia}=Xs;var Lr={},Zs=(r,s=Lr)=>r._$AH=s;var nt=Js(class extends st{constructor(){super(...arguments),this.key=d}render(r,s){return this.key=r,s}update(r,[s,e]){return s!==this.key&&(Zs(r),this.key=s),e}});function tn(r){return r.rows.some(s=>s.some(e=>e.square==="dark"))}function ie(r){return r.rows.every(s=>s.every(e=>e.square==="absent"))}function oe(r,s,e){let[t,n]=[r.columns[e],r.row_names[s]];return t&&n?/\d$/.test(t)?`${n}, ${t}`:t+n:t??n??`${s+1}, ${e+1}`}function sn(r){let s=[],e=0;return r.rows.forEach((t,n)=>t.forEach((i,o)=>{s.push({id:`c${e++}`,x:(o+.5)*48,y:(n+.5)*48,name:oe(r,n,o)})})),s}function nn(r){let s=Math.max(1,...r.rows.map(a=>a.length))*48,e=Math.max(1,r.rows.length)*48,t=r.row_names.some(Boolean)?30:6,n=r.columns.some(Boolean),i=n&&!r.columns_below?26:6,o=n&&r.columns_below?26:6;return{x:-t,y:-i,width:s+t+6,height:e+i+o}}function me(r,s,e){let t=r.vertices[s],n=e.get(s)??{x:0,y:0};return{x:t.x*.062+n.x,y:-t.y*.062+n.y}}function ge(r,[s,e]){let[t,n]=[-1,450];return r.vertices.forEach((i,o)=>{let a=Math.hypot(i.x-s,i.y-e);a<n&&([t,n]=[o,a])}),t}function zt(r){let s=en.get(r);return s||(s=r.curves.map(({points:e})=>[ge(r,e[0]),ge(r,e.at(-1))]),en.set(r,s)),s}var en=new WeakMap;function Se(r,s,e){let{points:t}=r.curves[s],n=a=>a<0?{x:0,y:0}:e.get(a)??{x:0,y:0},[i,o]=zt(r)[s].map(n);return t.map(([a,u],h)=>{let p=h/(t.length-1);return{x:a*.062+i.x*(1-p)+o.x*p,y:-u*.062+i.y*(1-p)+o.y*p}})}function Ht(r,s,e){let n=me(r,s,e),i=zt(r).flatMap((p,m)=>{if(!p.includes(s))return[];let g=Se(r,m,e);return[g[1],g.at(-2)].filter((y,v)=>p[v]===s).map(({x:y,y:v})=>[y-n.x,v-n.y])}),o=([p,m])=>Math.max(-1,...i.map(([g,f])=>(p*g+m*f)/(Math.hypot(p,m)*Math.hypot(g,f)||1))),a=[[1,0],[1,-1],[1,1],[-1,0],[-1,-1],[-1,1],[0,-1],[0,1]];if(o(a[0])<=.7)return a[0];let u=(p,m)=>o(m)<o(p)-1e-6?m:p,h=a.reduce(u);return o(h)<.95?h:Cr.reduce(u)}var Cr=[[1,-.4],[1,.4],[.4,1],[.4,-1]];function rt(r,s){let e=r.vertices.map((n,i)=>({id:`v${i}`,...me(r,i,s),name:n.name||String(i+1)})),t=r.curves.map((n,i)=>{let o=Se(r,i,s),a=Or(o),h=zt(r)[i].map(p=>p<0?"ground":r.vertices[p].name||String(p+1));return{id:`e${i}`,...a,name:h.join("-")}});return[...e,...t]}function Or(r){if(r.length===4){let[t,n,i,o]=r;return{x:(t.x+3*n.x+3*i.x+o.x)/8,y:(t.y+3*n.y+3*i.y+o.y)/8}}let[s,e]=[r[0],r.at(-1)];return{x:(s.x+e.x)/2,y:(s.y+e.y)/2}}function rn(r,s){let e=[...r.vertices.map((p,m)=>me(r,m,s)),...r.curves.flatMap((p,m)=>Se(r,m,s))],t=r.vertices.map((p,m)=>{let[g]=Ht(r,m,s);return me(r,m,s).x+g*(8*(p.name??"").length-10)}),[n,i]=[[...e.map(p=>p.x),...t],e.map(p=>p.y)],[o,a]=[Math.min(0,...n)-34,Math.max(60,...n)+34],[u,h]=[Math.min(0,...i)-34,Math.max(0,...i)+30];return{x:o,y:u,width:a-o,height:h-u}}function on(r){return[...(r.cells??[]).map(s=>`c${s}`),...(r.vertices??[]).map(s=>`v${s}`),...(r.curves??[]).map(s=>`e${s}`)]}function qt(r){let s=String.fromCharCode(97+r%26);return r<26?s:qt(Math.floor(r/26)-1)+s}function Nt(r,s){let e=Number(s.slice(1));for(let t of r.rows){let n=t[e];if(e<t.length&&n)return{mark:n.mark,player:n.mark?Wt(n.mark):null};e-=t.length}return{mark:null,player:null}}function Wt(r){if("stone"in r)return r.stone;if("man"in r)return r.player;if("text"in r){let s=r.text.toLowerCase();if("xlt".includes(s))return"left";if("orf".includes(s))return"right"}return null}function an(r,s){if(r.kind!=="grid"||ie(r))return s;let e=n=>{let{mark:i}=Nt(r,n);return i!==null&&"text"in i&&/^\d+$/.test(i.text)},t=s.filter(n=>!e(n));return t.length>0?t:s}function ln(r,s){let[e,t]=[Math.floor(s.x/48),Math.floor(s.y/48)],n=r.rows[t]?.[e]?.mark;return!!n&&"text"in n&&/^\d+$/.test(n.text)}function zr(r,s,e,t){return cn(r,s,an(r,e),t)}function cn(r,s,e,t){if(e.length===1)return e[0];let n=s.label.split(/[\s()=]+/),i=e.filter(o=>n.includes(t.get(o)?.name??""));return i.length===1?i[0]:r.kind!=="grid"?null:ie(r)?Hr(e,t):null}function Hr(r,s){let e=r.map(n=>s.get(n)).filter(Boolean),t=e.reduce((n,i)=>i.y>n.y?i:n,e[0]);return t&&e.every(n=>Math.abs(n.x-t.x)<1)?t.id:null}function un(r,s,e,t){let n=an(r,e),i=n.map(a=>t.get(a)).filter(a=>a!==void 0);if(i.length===0)return null;let o=cn(r,s,n,t);if(o)return t.get(o);if(r.kind==="grid"&&i.length===2){let[a,u]=i.map(m=>Nt(r,m.id)),[h,p]=[i[0],i[1]];if(a.mark&&!u.mark)return p;if(u.mark&&!a.mark)return h;if(a.mark&&u.mark&&s.player!=="both"&&a.player!==u.player){let[m,g]=a.player===s.player?[h,p]:[p,h];return{x:m.x*.36+g.x*.64,y:m.y*.36+g.y*.64}}}if(r.kind==="graph"){let a=i.find(h=>h.id.startsWith("e"));if(a)return a;let u=i.find(h=>r.vertices[Number(h.id.slice(1))]?.tokens===0);if(u)return u}if(r.kind==="grid"&&!ie(r)){let a=qr(r,s,i);if(a)return a;if(i.length>4)return hn(i)}return{x:i.reduce((a,u)=>a+u.x,0)/i.length,y:i.reduce((a,u)=>a+u.y,0)/i.length}}function qr(r,s,e){if(e.length<3)return null;let t=s.label.split(/[^A-Za-z0-9]+/),n=a=>Nt(r,a.id).mark===null;if(e.every(n))return null;let i=a=>t.indexOf(a.name);return e.filter(a=>i(a)>=0&&n(a)).sort((a,u)=>i(a)-i(u))[0]??null}function hn(r){return r.reduce((s,e)=>e.y<s.y-1||Math.abs(e.y-s.y)<1&&e.x<s.x?e:s)}function Dt(r,s,e,t,n){let i=(p,m)=>m.every(g=>p.ids.includes(g));if(t.length>0&&t.includes(n))return{chosen:{kind:"none"},selection:[]};let o=[...t,n],a=s.filter(p=>i(p,o));if(a.length===0){let p=s.filter(m=>m.ids.includes(n));return t.length===0||p.length===0?{chosen:{kind:"none"},selection:[]}:Dt(r,s,e,[],n)}if(a.length===1)return{chosen:{kind:"play",shown:a[0]},selection:[]};let u=a.filter(p=>zr(r,p.move,p.ids,e)===n);if(t.length===0&&u.length===1)return{chosen:{kind:"play",shown:u[0]},selection:[]};let h=a.filter(p=>p.ids.length>1&&dn(p,e)===n);return t.length===0&&h.length===1&&Nr(s,e)?{chosen:{kind:"play",shown:h[0]},selection:[]}:{chosen:{kind:"choose",shown:a},selection:o}}function dn(r,s){let e=r.ids.map(t=>s.get(t)).filter(t=>t!==void 0);return e.length>0?hn(e).id:null}function Nr(r,s){let e=r.map(t=>t.ids.length===1?t.ids[0]:dn(t,s));return new Set(e).size===r.length}var Wr=40,Dr={square:"absent",mark:{stone:"left"}},jr={square:"absent",mark:null};function Gr(r){let s=Math.max(1,...r),e=t=>r.map(n=>n>t?Dr:jr);return{kind:"grid",ground:"squares",rows:Array.from({length:s},(t,n)=>e(s-1-n)),columns:[],columns_below:!1,row_names:[]}}function Fr(r){let s=(r.board?.heaps??[]).map(Number),e=/^fibonacci-nim/.test(r.game)?s.slice(0,1):s;return e.length>0&&e.length<=20&&e.every(n=>Number.isSafeInteger(n)&&n<=Wr)?e:null}function jt(r,s,e){let t=r.rows[0]?.length??0;return r.rows.flatMap((i,o)=>i[s]?.mark?[o*t+s]:[]).slice(0,e)}function Ir(r,s,e){let t=[...e.matchAll(/(?:take |call |, )?(\d+)(?: numbers?)? from heap (\d+)/g)];if(t.length>0)return t.flatMap(([,a,u])=>jt(r,Number(u)-1,Number(a)));let n=/^(?:take|call) (\d+)\b/.exec(e);if(n&&s.length===1)return jt(r,0,Number(n[1]));let i=/^(?:divide|split) (\d+)\b/.exec(e),o=i?s.indexOf(Number(i[1])):-1;return o<0?[]:jt(r,o,s[o])}function Ur(r,s){let e=[],t=0;for(let o of r.rows)e.push(t),t+=o.length;let n=(o,a)=>r.rows[o]?.[a]?[e[o]+a]:[],i=/row (\d+) column (\d+)/.exec(s);return i?n(Number(i[1])-1,Number(i[2])-1):r.rows.length===1?[...s.matchAll(/\d+/g)].flatMap(([o])=>n(0,r.columns.indexOf(o))):[...s.matchAll(/([a-z])(\d+)/g)].flatMap(([,o,a])=>n(r.row_names.indexOf(a),r.columns.indexOf(o)))}function Br(r,s){if(r.kind!=="graph")return{vertices:[],curves:[]};let e=s.split(/[\s()=]+/),t=o=>{let a=ge(r,o);return a<0?"ground":r.vertices[a].name??""},n=r.curves.flatMap((o,a)=>{let[u,h]=[t(o.points[0]),t(o.points.at(-1))];return e.includes(`${u}-${h}`)||e.includes(`${h}-${u}`)?[a]:[]}),i=r.vertices.flatMap((o,a)=>o.name&&e.includes(o.name)?[a]:[]);return{vertices:n.length>0?[]:i,curves:n}}function Vr(r){return[r.cells,r.vertices,r.curves].every(s=>!s||s.length===0)}function pn(r){let s=Fr(r),e=r.drawing??(s?Gr(s):null);if(!e||e.kind==="sum")return r;let t=r.moves.map(n=>{if(!Vr(n))return n;if(e.kind==="graph")return{...n,...Br(e,n.label)};let i=s&&!r.drawing;return{...n,cells:i?Ir(e,s,n.label):Ur(e,n.label)}});return{...r,drawing:e,moves:t}}var it={tagline:"Who wins, by which move, and why",skip:"Skip to the content",colon:": ",semicolon:"; ",position:"Position",play:"Play",worksheet:"Worksheet",heaps:"Heaps",own:"Own game",learn:"Learn",language:"Language",theme:"Colours",light:"Light",dark:"Dark",system:"As the device",engineBrowser:"computed in this browser",engineProgram:"computed by the program ({version}, threads: {threads})",engineNone:"no engine",chooseGame:"Choose a game",searchGames:"Search by any name",noGame:"No game has this name.",typePosition:"Game and position",ask:"Ask",cancel:"Cancel",computing:"Computing …",computingFor:"Computing for {seconds} s",lookedAt:"{positions} positions",cancelled:"Stopped.",again:"Ask again",misere:"Misère play",misereHint:"whoever cannot move wins",toMove:"To move",either:"either",left:"Left",right:"Right",both:"both",rules:"Rules",howWritten:"How positions are written",examples:"Examples",theorem:"Theorem",parameters:"Parameters",alsoCalled:"Also called",board:"Board",boardOf:"Board: {subject}",modeMove:"Move",modeEdit:"Edit",modeHint:"Click or drag to move. Arrow keys go from place to place, Enter clicks.",editHint:"Click changes a place; drag carries what stands there.",editDragHint:"Drag carries what stands on a place.",editTextHint:"This position is changed by its text above.",editGraphHint:"Drag a vertex to lay the picture out.",putHere:"Put",empty:"empty",blocked:"blocked",noPicture:"This position has no picture. It can still be typed.",movesHere:"Moves here",moreMoves:"{count} more moves are not listed.",tooManyMoves:"There are too many moves to list them.",selected:"chosen: {what}",addHeap:"Add a heap",removeHeap:"Remove a heap",heap:"Heap {number}",placeNumber:"place {number}",size:"size",tokens:"{count} tokens",addRow:"Add a row",removeRow:"Remove a row",addColumn:"Add a column",removeColumn:"Remove a column",edgeBlue:"Blue",edgeRed:"Red",edgeGreen:"Green",edgeAdd:"New edge",edgeErase:"Erase",edgeAddHint:"Click two vertices to join them; click one twice for a new one above it.",undo:"Undo",undoEdit:"Undo the change",ground:"ground",nextWins:"The player to move wins.",previousWins:"The player to move loses.",leftWins:"Left wins, whoever begins.",rightWins:"Right wins, whoever begins.",drawn:"A draw: neither can force a win.",playerWins:"{player}, to move, wins.",playerLoses:"{player}, to move, loses.",playerDraws:"{player}, to move, can only draw.",beginWin:"{player} begins and wins.",beginLose:"{player} begins and loses.",beginDraw:"{player} begins: a draw.",unknownWinner:"Who wins is not known within these limits.",group_heap_games:"Heap games",group_coins_and_strips:"Coins and strips",group_boards:"Boards",group_graphs:"Graphs",group_values:"Values",group_rule_files:"Rule files",useOwn:"Open under Own game",letterP:"P-position: the previous player wins",letterN:"N-position: the next player wins",inMoves:"moves to the end: at most {count}",worth:"Worth",grundyValue:"Grundy value",value:"Value",evidence:"by {by}",confidence_proved:"proved",confidence_checked:"checked",confidence_conjectured:"conjectured",confidence_stopped:"stopped",stoppedBy:"A limit stopped it: {limit}",over:"The game is over.",moves:"Moves",winningMoves:"Winning moves",drawingMoves:"Moves that draw",losingMoves:"Losing moves",otherMoves:"Other moves",win:"wins",loss:"loses",draw:"draws",unknown:"not known",distance:"in {count}",points:"Left {left}, Right {right}",bestEnds:"Best play ends with: {points}.",leftFirstEnds:"If Left begins, best play ends with: {points}.",rightFirstEnds:"If Right begins, best play ends with: {points}.",noMoves:"No moves.",move:"Move",result:"Result",leadsTo:"Leads to",howFar:"Distance",player:"Player",showAll:"Show all {count}",options:"Options",dominated:"dominated by {by}",reversible:"reversible through {through}",sensible:"sensible",dominatedShort:"dominated",reversibleShort:"reversible",why:"Why",valueTab:"Value and thermograph",tree:"Tree",table:"Table",certificate:"Certificate",latex:"LaTeX",commandLine:"Command line",canonicalForm:"Canonical form",mean:"Mean",temperature:"Temperature",leftStop:"Left stop",rightStop:"Right stop",outcome:"Outcome",thermograph:"Thermograph",thermographOf:"Thermograph: mean {mean}, temperature {temperature}. Left wall {left}; right wall {right}.",score:"Score",noValue:"There is no value to show here: {reason}",bestPlay:"Best play",restsOn:"Rests on",source:"Source",positionsSeen:"{count} positions",expand:"Expand {what}",collapse:"Collapse {what}",treeHint:"Open a position to see its options.",rows:"{count} positions",onlyP:"P-positions only",download:"Download",copy:"Copy",copied:"Copied.",makeCertificate:"Write a certificate",certificateHint:"A certificate is a text from which another program can establish the answer again. It is checked here by a program that shares no code with the solver.",checkIt:"Check it",checkOther:"Check a file",accepted:"Accepted.",rejected:"Rejected.",commandHint:"In a terminal, the same answer:",pictureSvg:"Picture (SVG)",pictureTikz:"Picture (TikZ)",share:"Address of this page",playHint:"Play any game against the computer.",newGame:"New game",human:"You",computer:"Computer",personTwo:"A second person",first:"First player",firstIs:"First player is",second:"Second player",strength:"Strength",perfect:"perfect",strong:"strong",middling:"middling",weak:"weak",start:"Start",takeBack:"Take back",hint:"Hint",hintNone:"No move wins here: any move will do. The best defence lasts longest.",hintNoneDraw:"No move wins here, but a move draws.",hintCount:"Winning moves: {count} of {all}.",hintSomeWin:"There is a winning move.",hintWhere:"Look here: {where}.",hintMove:"This move wins: {move}.",hintMoveDraw:"This move draws: {move}.",hintMoveLong:"This move lasts longest: {move}.",nextHint:"Next hint",stepPlay:"Let the computer move",autoPlay:"Run",pause:"Pause",yourMove:"Your move",turnOf:"{player} to move",hasWon:"{player} has won.",youHaveWon:"You have won.",isDraw:"The game is drawn.",repeated:"The position has come three times: a draw.",thinking:"The computer is thinking …",computerMoved:"The computer played {move}.",youMoved:"{player} played {move}.",history:"Moves played",nothingPlayed:"Nothing has been played yet.",review:"Review",reviewHint:"Each point is a position: above the line the first player wins, below it the second; the higher, the sooner.",mistakeHere:"The mistake was here",better:"better: {move}",noMistake:"No move gave anything away.",goTo:"Go to move {number}",startPosition:"Start",analyse:"Look at this position",playFromHere:"Play from here",firstWinning:"the first player wins",secondWinning:"the second player wins","why hypotheses":"Which theory applies","why impartial":"both players have the same moves","why loop_free":"no position recurs","why normal_play":"whoever cannot move loses","why last_move_decides":"only running out of moves ends the game","why mex":"The least number that no option has","why nim-sum":"The nim-sum, column by column","why targets":"What each heap would have to become","why rounds":"Rounds","why misere heaps":"Heaps in misère play","why value":"The value","why value sum":"The sum of the values","why dominated":"A dominated move","why reversible":"A reversible move","why number avoided":"A number can wait","why heap":"Heap","why move":"Winning move","why option value":"Value",worksheetHint:"Expressions, positions, lists and tables, a line a cell. %3 is what cell 3 is worth; := gives a name, f(n) := … a function of your own.",moreRows:"{count} more rows",cell:"Cell {number}",addCell:"Add a cell",deleteCell:"Delete the cell",runAll:"Run all",clear:"Clear",exportMarkdown:"Markdown",exportLatex:"LaTeX",print:"Print",picture:"Picture",heapsHint:"A heap game by its code, such as 0.77 or 0.137, by its name, such as kayles, or by a rule file, such as squares.star.",code:"Code or rule",upTo:"Heaps up to",sequence:"Sequence",period:"Period {length} after {preperiod}",saltus:"saltus {saltus}",noPeriod:"No period was found up to {count}.",computedTo:"computed to {count}",greatest:"greatest value {value}",plot:"Plot",plotOf:"Grundy values of {code}, heaps 0 to {count}. Arrow keys move, plus and minus zoom, 0 shows all.",zoomIn:"Zoom in",zoomOut:"Zoom out",zoomAll:"Show all",at:"heap {heap}: {value}",misereQuotient:"Misère quotient",order:"Order",quotientKind:"Kind",pElements:"P-elements",relations:"Relations",heapValues:"Heaps",tame:"tame",wild:"wild",quotientUnknown:"No finite quotient was found within the limits.",bFile:"b-file",inCode:"Known names",ownHint:"A game in a few lines. The file is checked while you type; nothing leaves this page.",editorKeys:"Tab indents; Escape, then Tab, leaves the text.",ruleFile:"Rule file",example:"Example",fileName:"File name",openFile:"Open a file",fileGood:"The file can be read.",fileBad:"The file cannot be read.",lineColumn:"line {line}, column {column}",inWords:"In words",declared:"Declared",checks:"Checks",runChecks:"Check the claims",trial:"Try it",link:"Link with the file",linkCopied:"The link is copied. It carries the whole file.",usePosition:"Open under Position",usePlay:"Play it",learnHint:"Short lessons with boards to try. The engine judges every answer.",lesson:"Lesson",tryIt:"Try it",exercise:"Exercise",answer:"Answer",judge:"Check",right_:"Right.",wrong:"Not yet.",solution:"Solution",proof:"Proof, step by step",nextStep:"Next step",allSteps:"All steps",proofNumbers:"Your own numbers",newNumbers:"New numbers",questionWinner:"Does the player to move win?",questionMove:"Play a winning move on the board.",questionGrundy:"What is the Grundy value?",questionTree:"What is the value of the tree?",yes:"Yes",no:"No",itIsADraw:"It is a draw",nextLesson:"Next lesson",previousLesson:"Previous lesson",allLessons:"All lessons",moveWasGood:"{move}: this move wins.",moveWasBad:"{move}: after this move the opponent wins.",errorTitle:"That did not work",errorAddress:"This address could not be read. Here is a position to begin with.",errorWasm:"This browser does not run WebAssembly. Another browser will, or the program: zermelo page.",errorEngine:"The engine could not be loaded. Check the connection and load the page again.",errorServer:"The program that served this page has gone. The page goes on by itself.",errorBroken:"The engine broke off and was started again. The question can be asked again.",errorNoAnswer:"The engine did not answer in time and was started again.",errorRefused:"The program has too many questions now. Ask again in a moment.",errorLong:"This text is too long to be asked: {size} characters, at most {most}.",errorFile:"This file is not a rule file or a certificate.",errorCells:"A worksheet has at most {most} cells: the others were left out.",errorLink:"The file in this address is damaged.",errorUnexpected:"Something went wrong: {message}",reload:"Load again",dismiss:"Close",offline:"No network: the page works on without it.",loading:"Loading …"};var mn={tagline:"누가, 어떤 수로, 왜 이기는가",skip:"본문으로 가기",colon:": ",semicolon:"; ",position:"국면",play:"두기",worksheet:"계산장",heaps:"더미 게임",own:"나만의 게임",learn:"배우기",language:"언어",theme:"색",light:"밝게",dark:"어둡게",system:"기기 설정대로",engineBrowser:"이 브라우저에서 계산합니다",engineProgram:"프로그램이 계산합니다 ({version}, 스레드 {threads}개)",engineNone:"엔진 없음",chooseGame:"게임 고르기",searchGames:"아무 이름으로나 찾기",noGame:"이런 이름의 게임이 없습니다.",typePosition:"게임과 국면",ask:"묻기",cancel:"그만두기",computing:"계산 중 …",computingFor:"{seconds}초째 계산 중",lookedAt:"국면 {positions}개",cancelled:"멈추었습니다.",again:"다시 묻기",misere:"미제르 게임",misereHint:"둘 수 없는 사람이 이깁니다",toMove:"둘 차례",either:"누구든",left:"왼쪽",right:"오른쪽",both:"둘 다",rules:"규칙",howWritten:"국면을 적는 법",examples:"예",theorem:"정리",parameters:"매개변수",alsoCalled:"다른 이름",board:"판",boardOf:"판: {subject}",modeMove:"두기",modeEdit:"고치기",modeHint:"누르거나 끌어서 둡니다. 화살표 키로 옮겨 다니고 Enter로 누릅니다.",editHint:"누르면 그 자리가 바뀌고, 끌면 놓인 것이 옮겨집니다.",editDragHint:"끌면 놓인 것이 옮겨집니다.",editTextHint:"이 국면은 위의 글을 고쳐서 바꿉니다.",editGraphHint:"꼭짓점을 끌어 그림을 정돈합니다.",putHere:"놓기",empty:"빈 자리",blocked:"막힌 자리",noPicture:"이 국면은 그림이 없습니다. 글로 적을 수는 있습니다.",movesHere:"여기서 둘 수 있는 수",moreMoves:"수 {count}개는 적지 않았습니다.",tooManyMoves:"수가 너무 많아 적지 않았습니다.",selected:"고른 것: {what}",addHeap:"더미 더하기",removeHeap:"더미 빼기",heap:"더미 {number}",placeNumber:"{number}번 자리",size:"크기",tokens:"돌 {count}개",addRow:"행 더하기",removeRow:"행 빼기",addColumn:"열 더하기",removeColumn:"열 빼기",edgeBlue:"파랑",edgeRed:"빨강",edgeGreen:"초록",edgeAdd:"새 변",edgeErase:"지우기",edgeAddHint:"두 꼭짓점을 차례로 누르면 이어집니다. 한 꼭짓점을 두 번 누르면 위에 새 꼭짓점이 생깁니다.",undo:"되돌리기",undoEdit:"바꾼 것 되돌리기",ground:"땅",nextWins:"지금 둘 차례인 사람이 이깁니다 (선공 필승).",previousWins:"지금 둘 차례인 사람이 집니다 (후공 필승).",leftWins:"누가 먼저 두든 왼쪽이 이깁니다.",rightWins:"누가 먼저 두든 오른쪽이 이깁니다.",drawn:"무승부입니다. 아무도 승리를 강제할 수 없습니다.",playerWins:"{player} 차례이고, {player}이 이깁니다.",playerLoses:"{player} 차례이고, {player}이 집니다.",playerDraws:"{player} 차례이고, 비길 수만 있습니다.",beginWin:"{player}이 먼저 두면 이깁니다.",beginLose:"{player}이 먼저 두면 집니다.",beginDraw:"{player}이 먼저 두면 비깁니다.",unknownWinner:"이 한도 안에서는 누가 이기는지 알 수 없습니다.",group_heap_games:"더미 게임",group_coins_and_strips:"동전과 띠",group_boards:"판",group_graphs:"그래프",group_values:"값",group_rule_files:"규칙 파일",useOwn:"나만의 게임에서 열기",letterP:"P: 이전 선수(방금 둔 사람) 승",letterN:"N: 다음 선수(둘 차례인 사람) 승",inMoves:"늦어도 {count}수 안에",worth:"값",grundyValue:"그런디 수",value:"값",evidence:"근거: {by}",confidence_proved:"증명됨",confidence_checked:"확인됨",confidence_conjectured:"추측",confidence_stopped:"멈춤",stoppedBy:"한도에서 멈추었습니다: {limit}",over:"게임이 끝났습니다.",moves:"수",winningMoves:"이기는 수",drawingMoves:"비기는 수",losingMoves:"지는 수",otherMoves:"그 밖의 수",win:"이김",loss:"짐",draw:"비김",unknown:"모름",distance:"{count}수",points:"왼쪽 {left}, 오른쪽 {right}",bestEnds:"최선으로 두면 끝날 때 점수: {points}.",leftFirstEnds:"왼쪽이 먼저 두면 끝날 때 점수: {points}.",rightFirstEnds:"오른쪽이 먼저 두면 끝날 때 점수: {points}.",noMoves:"둘 수 있는 수가 없습니다.",move:"수",result:"결과",leadsTo:"다음 국면",howFar:"남은 수",player:"선수",showAll:"{count}개 모두 보기",options:"선택지",dominated:"{by}에 뒤짐(지배됨)",reversible:"{through}를 거쳐 되돌릴 수 있음",sensible:"쓸모 있는 수",dominatedShort:"지배됨",reversibleShort:"되돌려짐",why:"이유",valueTab:"값과 온도 그래프",tree:"트리",table:"표",certificate:"증명서",latex:"LaTeX",commandLine:"명령줄",canonicalForm:"표준형",mean:"평균",temperature:"온도",leftStop:"왼쪽 정지값",rightStop:"오른쪽 정지값",outcome:"결과",thermograph:"온도 그래프",thermographOf:"온도 그래프: 평균 {mean}, 온도 {temperature}. 왼쪽 벽 {left}; 오른쪽 벽 {right}.",score:"점수",noValue:"여기에는 보일 값이 없습니다: {reason}",bestPlay:"최선의 진행",restsOn:"근거",source:"출처",positionsSeen:"국면 {count}개",expand:"{what} 펼치기",collapse:"{what} 접기",treeHint:"국면을 펼치면 다음 국면들이 보입니다.",rows:"국면 {count}개",onlyP:"필패 국면(P)만",download:"내려받기",copy:"복사",copied:"복사했습니다.",makeCertificate:"증명서 쓰기",certificateHint:"증명서는 다른 프로그램이 답을 다시 확인할 수 있게 하는 글입니다. 여기서는 풀이 프로그램과 코드를 나누지 않는 프로그램이 검사합니다.",checkIt:"검사하기",checkOther:"파일 검사하기",accepted:"받아들였습니다.",rejected:"받아들이지 않았습니다.",commandHint:"터미널에서 같은 답을 얻으려면:",pictureSvg:"그림 (SVG)",pictureTikz:"그림 (TikZ)",share:"이 페이지의 주소",playHint:"어떤 게임이든 컴퓨터와 둘 수 있습니다.",newGame:"새 게임",human:"나",computer:"컴퓨터",personTwo:"다른 사람",first:"선공",firstIs:"선공의 편",second:"후공",strength:"세기",perfect:"완벽",strong:"강함",middling:"보통",weak:"약함",start:"시작",takeBack:"무르기",hint:"힌트",hintNone:"이기는 수가 없습니다. 어느 수를 두어도 됩니다. 가장 오래 버티는 수가 좋습니다.",hintNoneDraw:"이기는 수는 없지만 비기는 수가 있습니다.",hintCount:"수 {all}개 가운데 {count}개가 이깁니다.",hintSomeWin:"이기는 수가 있습니다.",hintWhere:"여기를 보세요: {where}.",hintMove:"이 수가 이깁니다: {move}.",hintMoveDraw:"이 수가 비깁니다: {move}.",hintMoveLong:"이 수가 가장 오래 버팁니다: {move}.",nextHint:"다음 힌트",stepPlay:"컴퓨터에게 맡기기",autoPlay:"이어서 두기",pause:"멈춤",yourMove:"내 차례",turnOf:"{player} 차례",youHaveWon:"이겼습니다.",hasWon:"{player} 승리.",isDraw:"무승부입니다.",repeated:"같은 국면이 세 번 나왔습니다. 무승부입니다.",thinking:"컴퓨터가 생각하고 있습니다 …",computerMoved:"컴퓨터가 둔 수: {move}.",youMoved:"{player}: {move}.",history:"둔 수",nothingPlayed:"아직 둔 수가 없습니다.",review:"복기",reviewHint:"점 하나가 국면 하나입니다. 선 위는 선공 승, 아래는 후공 승이고, 멀수록 빨리 끝납니다.",mistakeHere:"실수는 여기였습니다",better:"더 나은 수: {move}",noMistake:"잃은 것이 없습니다.",goTo:"{number}번째 수로",startPosition:"처음",analyse:"이 국면 살펴보기",playFromHere:"여기서부터 두기",firstWinning:"선공 승",secondWinning:"후공 승","why hypotheses":"어떤 이론이 적용되는가","why impartial":"두 선수의 수가 같다","why loop_free":"같은 국면이 되풀이되지 않는다","why normal_play":"둘 수 없는 선수가 진다","why last_move_decides":"둘 수가 없을 때만 끝난다","why mex":"선택지에 없는 가장 작은 수","why nim-sum":"님합을 자리마다 더하기","why targets":"각 더미가 되어야 할 크기","why rounds":"한 바퀴의 개수","why misere heaps":"미제르 규칙의 더미","why value":"값","why value sum":"값의 합","why dominated":"지배되는 수","why reversible":"되돌려지는 수","why number avoided":"수인 부분은 나중에 두어도 된다","why heap":"더미","why move":"이기는 수","why option value":"값",worksheetHint:"식, 국면, 목록, 표를 한 칸에 하나씩 적습니다. %3은 3번 칸의 값입니다. :=로 이름을 붙이고, f(n) := …로 함수를 만듭니다.",moreRows:"{count}행 더 있음",cell:"칸 {number}",addCell:"칸 더하기",deleteCell:"칸 지우기",runAll:"모두 계산",clear:"비우기",exportMarkdown:"Markdown",exportLatex:"LaTeX",print:"인쇄",picture:"그림",heapsHint:"더미 게임을 코드(0.77, 0.137), 이름(kayles) 또는 규칙 파일(squares.star)로 적습니다.",code:"코드 또는 규칙",upTo:"더미의 크기",sequence:"수열",period:"처음 {preperiod}개 뒤로 주기 {length}",saltus:"증가량 {saltus}",noPeriod:"{count}까지 주기를 찾지 못했습니다.",computedTo:"{count}까지 계산",greatest:"가장 큰 값 {value}",plot:"그래프",plotOf:"{code}의 그런디 수, 더미 0부터 {count}까지. 화살표 키로 움직이고, 더하기와 빼기로 확대하며, 0은 전체를 보입니다.",zoomIn:"확대",zoomOut:"축소",zoomAll:"전체",at:"더미 {heap}: {value}",misereQuotient:"미제르 몫",order:"위수",quotientKind:"종류",pElements:"P-원소",relations:"관계식",heapValues:"더미",tame:"길든(tame)",wild:"거친(wild)",quotientUnknown:"한도 안에서 유한한 몫을 찾지 못했습니다.",bFile:"b-file",inCode:"알려진 이름",ownHint:"몇 줄로 게임을 만듭니다. 적는 동안 검사하며, 이 페이지 밖으로 나가는 것은 없습니다.",editorKeys:"Tab은 들여쓰기입니다. Escape를 누르고 Tab을 누르면 글에서 나갑니다.",ruleFile:"규칙 파일",example:"예",fileName:"파일 이름",openFile:"파일 열기",fileGood:"파일을 읽을 수 있습니다.",fileBad:"파일을 읽을 수 없습니다.",lineColumn:"{line}행 {column}열",inWords:"말로 쓰면",declared:"선언된 것",checks:"검사",runChecks:"주장 검사하기",trial:"해 보기",link:"파일이 담긴 링크",linkCopied:"링크를 복사했습니다. 파일 전체가 들어 있습니다.",usePosition:"국면에서 열기",usePlay:"두어 보기",learnHint:"판을 직접 만져 보는 짧은 수업입니다. 답은 엔진이 판정합니다.",lesson:"수업",tryIt:"해 보기",exercise:"연습 문제",answer:"답",judge:"확인",right_:"맞습니다.",wrong:"아직 아닙니다.",solution:"풀이",proof:"증명, 한 걸음씩",nextStep:"다음 걸음",allSteps:"모두 보기",proofNumbers:"나의 수로 해 보기",newNumbers:"새 문제",questionWinner:"둘 차례인 사람이 이깁니까?",questionMove:"판에서 이기는 수를 두어 보세요.",questionGrundy:"그런디 수는 얼마입니까?",questionTree:"이 트리의 값은 얼마입니까?",yes:"예",no:"아니요",itIsADraw:"비깁니다",nextLesson:"다음 수업",previousLesson:"이전 수업",allLessons:"모든 수업",moveWasGood:"{move}: 이기는 수입니다.",moveWasBad:"{move}: 이 수를 두면 상대가 이깁니다.",errorTitle:"잘 되지 않았습니다",errorAddress:"이 주소를 읽을 수 없습니다. 이 국면에서 시작해 보세요.",errorWasm:"이 브라우저는 WebAssembly를 실행하지 못합니다. 다른 브라우저나 프로그램(zermelo page)을 써 보세요.",errorEngine:"엔진을 불러오지 못했습니다. 연결을 확인하고 페이지를 다시 불러오세요.",errorServer:"이 페이지를 보내던 프로그램이 사라졌습니다. 페이지는 스스로 계속합니다.",errorBroken:"엔진이 멈추어 다시 시작했습니다. 다시 물어볼 수 있습니다.",errorNoAnswer:"엔진이 제때 답하지 않아 다시 시작했습니다.",errorRefused:"지금은 프로그램에 질문이 너무 많습니다. 잠시 뒤에 다시 물어보세요.",errorLong:"글이 너무 깁니다: {size}자, 많아야 {most}자.",errorFile:"이 파일은 규칙 파일도 증명서도 아닙니다.",errorCells:"계산장의 칸은 많아야 {most}개입니다. 나머지는 넣지 않았습니다.",errorLink:"이 주소에 담긴 파일이 망가졌습니다.",errorUnexpected:"문제가 생겼습니다: {message}",reload:"다시 불러오기",dismiss:"닫기",offline:"네트워크가 없습니다. 페이지는 그대로 쓸 수 있습니다.",loading:"불러오는 중 …"};var gn={tagline:"谁赢，怎么走，为什么",skip:"跳到正文",colon:"：",semicolon:"；",position:"局面",play:"对局",worksheet:"演算纸",heaps:"取石子",own:"自定义游戏",learn:"学习",language:"语言",theme:"配色",light:"浅色",dark:"深色",system:"跟随设备",engineBrowser:"在此浏览器中计算",engineProgram:"由程序计算（{version}，{threads} 个线程）",engineNone:"没有引擎",chooseGame:"选择游戏",searchGames:"用任何名字查找",noGame:"没有叫这个名字的游戏。",typePosition:"游戏和局面",ask:"询问",cancel:"停止",computing:"正在计算……",computingFor:"已计算 {seconds} 秒",lookedAt:"{positions} 个局面",cancelled:"已停止。",again:"再问一次",misere:"反常规则",misereHint:"不能走的人获胜",toMove:"轮到",either:"任一方",left:"左方",right:"右方",both:"双方",rules:"规则",howWritten:"局面的写法",examples:"例子",theorem:"定理",parameters:"参数",alsoCalled:"别名",board:"棋盘",boardOf:"棋盘：{subject}",modeMove:"走棋",modeEdit:"编辑",modeHint:"点击或拖动来走棋。方向键移动，回车键点击。",editHint:"点击改变一格；拖动搬走上面的东西。",editDragHint:"拖动搬走上面的东西。",editTextHint:"要改变这个局面，请修改上面的文字。",editGraphHint:"拖动顶点来整理图形。",putHere:"放置",empty:"空",blocked:"不可用",noPicture:"这个局面没有图，但仍可输入文字。",movesHere:"这里可走的步",moreMoves:"另有 {count} 步没有列出。",tooManyMoves:"走法太多，没有列出。",selected:"已选：{what}",addHeap:"加一堆",removeHeap:"去掉一堆",heap:"第 {number} 堆",placeNumber:"第 {number} 个位置",size:"数目",tokens:"{count} 颗石子",addRow:"加一行",removeRow:"去掉一行",addColumn:"加一列",removeColumn:"去掉一列",edgeBlue:"蓝",edgeRed:"红",edgeGreen:"绿",edgeAdd:"新边",edgeErase:"擦除",edgeAddHint:"先后点击两个顶点把它们连起来；点击同一顶点两次，在上面加一个新顶点。",undo:"撤销",undoEdit:"撤销修改",ground:"地面",nextWins:"轮到走的人赢（先手必胜）。",previousWins:"轮到走的人输（后手必胜）。",leftWins:"无论谁先走，左方都赢。",rightWins:"无论谁先走，右方都赢。",drawn:"平局：双方都不能强制取胜。",playerWins:"轮到{player}走，{player}赢。",playerLoses:"轮到{player}走，{player}输。",playerDraws:"轮到{player}走，只能和棋。",beginWin:"{player}先走则赢。",beginLose:"{player}先走则输。",beginDraw:"{player}先走则和。",unknownWinner:"在这些限制内不知道谁赢。",group_heap_games:"堆游戏",group_coins_and_strips:"硬币与格条",group_boards:"棋盘",group_graphs:"图",group_values:"值",group_rule_files:"规则文件",useOwn:"在自定义游戏中打开",letterP:"P：刚走完的人赢（后手必胜）",letterN:"N：轮到走的人赢（先手必胜）",inMoves:"最多 {count} 步",worth:"值",grundyValue:"SG值",value:"值",evidence:"依据：{by}",confidence_proved:"已证明",confidence_checked:"已检验",confidence_conjectured:"猜想",confidence_stopped:"已中止",stoppedBy:"到达限制而中止：{limit}",over:"游戏结束了。",moves:"走法",winningMoves:"必胜的走法",drawingMoves:"能和的走法",losingMoves:"会输的走法",otherMoves:"其他走法",win:"赢",loss:"输",draw:"和",unknown:"未知",distance:"{count} 步",points:"左方 {left}，右方 {right}",bestEnds:"双方都走最佳走法时的终局得分：{points}。",leftFirstEnds:"左方先走时的终局得分：{points}。",rightFirstEnds:"右方先走时的终局得分：{points}。",noMoves:"没有可走的步。",move:"走法",result:"结果",leadsTo:"到达",howFar:"步数",player:"玩家",showAll:"显示全部 {count} 个",options:"选项",dominated:"被 {by} 支配",reversible:"可经 {through} 逆转",sensible:"有用",dominatedShort:"被支配",reversibleShort:"可逆",why:"为什么",valueTab:"值与温度图",tree:"博弈树",table:"表",certificate:"证书",latex:"LaTeX",commandLine:"命令行",canonicalForm:"标准形",mean:"均值",temperature:"温度",leftStop:"左停止值",rightStop:"右停止值",outcome:"胜负类",thermograph:"温度图",thermographOf:"温度图：均值 {mean}，温度 {temperature}。左墙 {left}；右墙 {right}。",score:"得分",noValue:"这里没有可显示的值：{reason}",bestPlay:"最佳走法",restsOn:"依据",source:"出处",positionsSeen:"{count} 个局面",expand:"展开 {what}",collapse:"收起 {what}",treeHint:"展开一个局面，看它的下一步。",rows:"{count} 个局面",onlyP:"只看必败态（P）",download:"下载",copy:"复制",copied:"已复制。",makeCertificate:"写出证书",certificateHint:"证书是一段文字，另一个程序可以据此重新验证答案。这里的检验程序与求解程序没有共用代码。",checkIt:"检验",checkOther:"检验文件",accepted:"通过。",rejected:"未通过。",commandHint:"在终端中得到同样的答案：",pictureSvg:"图（SVG）",pictureTikz:"图（TikZ）",share:"本页地址",playHint:"任何游戏都可以和电脑对局。",newGame:"新对局",human:"我",computer:"电脑",personTwo:"另一个人",first:"先手",firstIs:"先手执",second:"后手",strength:"强度",perfect:"完美",strong:"强",middling:"中等",weak:"弱",start:"开始",takeBack:"悔棋",hint:"提示",hintNone:"没有必胜的走法，随便走哪步都行；坚持最久的最好。",hintNoneDraw:"没有必胜的走法，但有能和的走法。",hintCount:"{all} 种走法中有 {count} 种必胜。",hintSomeWin:"有必胜的走法。",hintWhere:"看这里：{where}。",hintMove:"这步必胜：{move}。",hintMoveDraw:"这步能和：{move}。",hintMoveLong:"这步坚持最久：{move}。",nextHint:"下一个提示",stepPlay:"让电脑走",autoPlay:"连续走",pause:"暂停",yourMove:"轮到你",turnOf:"轮到{player}",youHaveWon:"你赢了。",hasWon:"{player}获胜。",isDraw:"平局。",repeated:"同一局面出现了三次：平局。",thinking:"电脑正在思考……",computerMoved:"电脑走了 {move}。",youMoved:"{player}走了 {move}。",history:"已走的步",nothingPlayed:"还没有走棋。",review:"复盘",reviewHint:"每个点是一个局面：线上方先手赢，下方后手赢；离线越远，结束得越快。",mistakeHere:"错在这里",better:"更好的走法：{move}",noMistake:"没有失误。",goTo:"到第 {number} 步",startPosition:"开始",analyse:"分析这个局面",playFromHere:"从这里对局",firstWinning:"先手赢",secondWinning:"后手赢","why hypotheses":"适用哪个理论","why impartial":"双方的走法相同","why loop_free":"局面不会重复","why normal_play":"无法走棋者输","why last_move_decides":"只有无棋可走时才结束","why mex":"各选择中没有出现的最小数","why nim-sum":"逐位求异或和","why targets":"每堆应当变成多少","why rounds":"一轮的总数","why misere heaps":"反常规则下的堆","why value":"值","why value sum":"值的和","why dominated":"被支配的走法","why reversible":"可逆的走法","why number avoided":"值为数的部分可以最后再走","why heap":"堆","why move":"必胜走法","why option value":"值",worksheetHint:"每格写一个式子、局面、列表或表格。%3 是第 3 格的值；用 := 取名，用 f(n) := … 定义函数。",moreRows:"还有 {count} 行",cell:"第 {number} 格",addCell:"加一格",deleteCell:"删除此格",runAll:"全部计算",clear:"清空",exportMarkdown:"Markdown",exportLatex:"LaTeX",print:"打印",picture:"图",heapsHint:"写出取石子游戏的代码（0.77、0.137）、名称（kayles）或规则文件（squares.star）。",code:"代码或规则",upTo:"石子堆大小到",sequence:"数列",period:"从 {preperiod} 起周期为 {length}",saltus:"增量 {saltus}",noPeriod:"到 {count} 为止没有发现周期。",computedTo:"计算到 {count}",greatest:"最大值 {value}",plot:"图像",plotOf:"{code} 的SG值，堆从 0 到 {count}。方向键移动，加减号缩放，0 显示全部。",zoomIn:"放大",zoomOut:"缩小",zoomAll:"全部",at:"堆 {heap}：{value}",misereQuotient:"反常商",order:"阶",quotientKind:"类型",pElements:"P 元素",relations:"关系式",heapValues:"各堆",tame:"驯顺（tame）",wild:"狂野（wild）",quotientUnknown:"在限制内没有找到有限的商。",bFile:"b-file",inCode:"已知的名字",ownHint:"几行就能写一个游戏。边写边检查；内容不会离开本页。",editorKeys:"Tab 键缩进；先按 Escape 再按 Tab 离开文本。",ruleFile:"规则文件",example:"例子",fileName:"文件名",openFile:"打开文件",fileGood:"文件可以读取。",fileBad:"文件不能读取。",lineColumn:"第 {line} 行第 {column} 列",inWords:"文字说明",declared:"声明",checks:"检查",runChecks:"检查断言",trial:"试一试",link:"带文件的链接",linkCopied:"链接已复制，其中带有整个文件。",usePosition:"在局面中打开",usePlay:"用它对局",learnHint:"带棋盘的短课。每个答案由引擎判定。",lesson:"课",tryIt:"试一试",exercise:"练习",answer:"答案",judge:"检查",right_:"对了。",wrong:"还不对。",solution:"解答",proof:"证明，一步一步",nextStep:"下一步",allSteps:"全部步骤",proofNumbers:"用自己的数",newNumbers:"换一题",questionWinner:"轮到走的人会赢吗？",questionMove:"在棋盘上走出必胜的一步。",questionGrundy:"SG值是多少？",questionTree:"这棵树的值是多少？",yes:"会",no:"不会",itIsADraw:"和棋",nextLesson:"下一课",previousLesson:"上一课",allLessons:"全部课程",moveWasGood:"{move}：这步必胜。",moveWasBad:"{move}：走这步后对手会赢。",errorTitle:"没有成功",errorAddress:"这个地址读不懂。先从这个局面开始吧。",errorWasm:"此浏览器不能运行 WebAssembly。请换一个浏览器，或使用程序：zermelo page。",errorEngine:"引擎没有加载成功。请检查网络，再重新加载页面。",errorServer:"提供本页的程序已经不在了。页面自己继续工作。",errorBroken:"引擎中断后已重新启动。可以再问一次。",errorNoAnswer:"引擎没有按时回答，已重新启动。",errorRefused:"程序现在的问题太多。请稍后再问。",errorLong:"文字太长：{size} 个字符，最多 {most} 个。",errorFile:"这个文件既不是规则文件，也不是证书。",errorCells:"演算纸最多有 {most} 格，其余的没有放入。",errorLink:"这个地址中的文件已损坏。",errorUnexpected:"出错了：{message}",reload:"重新加载",dismiss:"关闭",offline:"没有网络：页面照常工作。",loading:"正在加载……"};var ot=[{code:"en",name:"English",words:it},{code:"ko",name:"한국어",words:mn},{code:"zh",name:"中文",words:gn}],fn="en",Gt=it;function E(){return fn}function at(r){fn=r,Gt=ot.find(s=>s.code===r)?.words??it,document.documentElement.lang=r==="zh"?"zh-Hans":r}function lt(r){return ot.some(s=>s.code===r)}function vn(){return navigator.languages.map(s=>s.slice(0,2).toLowerCase()).find(lt)??"en"}function l(r,s={}){return Gt[r].replace(/\{(\w+)\}/g,(e,t)=>t in s?String(s[t]):e)}function ct(r){return Object.hasOwn(Gt,r)}var Kr=2e4,Qr=5e3,Ft=new Map;function Xr(r){let s=Ft.get(r);return s||Ft.set(r,s=new Map),s}function k(r){return Ft.get(E())?.get(r)??r}var Yr=new Set(["label","move","reply","better","dominated_by"]);function bn(r){let s=new Set,e=n=>{typeof n=="string"&&/[a-z]{3}/.test(n)&&s.size<Qr&&s.add(n)},t=[r];for(;t.length>0;){let n=t.pop();if(Array.isArray(n))for(let i of n)t.push(i);else if(n&&typeof n=="object")for(let[i,o]of Object.entries(n))i==="line"&&Array.isArray(o)?o.forEach(e):Yr.has(i)&&e(o),o&&typeof o=="object"&&i!=="drawing"&&t.push(o)}return[...s]}async function $n(r,s,e){if(!s||s==="en")return;let t=Xr(s),n=r.filter(o=>!t.has(o));if(n.length===0)return;let i=await e(n).catch(()=>null);i&&(t.size>Kr&&t.clear(),n.forEach((o,a)=>t.set(o,i.names[a]??o)))}var _=class extends Error{constructor(e,t,n=null){super(t);this.kind=e;this.place=n}};function K(r){return r instanceof _&&r.kind==="cancelled"}async function wn(r){return new Response(await Jr(new Response(r).body)).arrayBuffer()}async function Jr(r){let[s,e]=r.tee(),t=s.getReader(),n=[];for(;n.length<2;){let{done:o,value:a}=await t.read();if(o)break;n.push(...a.subarray(0,2))}return t.cancel(),n[0]===31&&n[1]===139?e.pipeThrough(new DecompressionStream("gzip")):e}function Ut(r){let s;try{s=JSON.parse(r)}catch{throw new _("broken",r.slice(0,200))}if(s&&s.schema==="zermelo/error/1")throw new _(s.kind??"error",s.message??"",s.place??null);return s}var Zr=4e3,ei=300,kn=6e4,ti=2e6;function _n(r){let s={time_ms:kn,memory_mb:1024,...r.limits},e=JSON.stringify({options:{},...r,page:!0,limits:s});if(e.length>ti)throw new _("too long","");return e}var It=new Map;function yn(r){if(r!=="ko"&&r!=="zh")return Promise.resolve(null);let s=It.get(r);return s||(s=fetch(new URL(`words-${r}.ftl.gz`,document.baseURI)).then(async e=>e.ok?new TextDecoder().decode(await wn(await e.arrayBuffer())):null).catch(()=>null),It.set(r,s),s.then(e=>e??It.delete(r))),s}function ut(){return new Worker(new URL("worker.js",document.baseURI),{type:"module"})}async function xn(r,s,e){try{return await new Promise((t,n)=>{r.onmessage=({data:{module:i,failure:o}})=>i?t(i):n(new _("no engine",o??"")),r.onerror=i=>{i.preventDefault(),n(new _("broken",i.message??""))},r.postMessage({id:0,part:new URL(s,document.baseURI).href,base:e})})}catch(t){throw r.terminate(),t}finally{e||r.terminate()}}var ht=class r{constructor(s,e,t){this.module=s;this.info=e;this.most=t;this.lacking=new Set;this.idle=[];this.busy=new Map;this.queue=[];this.next=1;this.gathers=!0;this.told=new WeakMap}static async start(){if(typeof WebAssembly!="object"||typeof Worker!="function")throw new _("no wasm","");let s=ut(),e=yn(E()),t=ut(),n=await xn(s,"zermelo_wasm_bg.wasm.gz",document.baseURI).catch(u=>{throw t.terminate(),u}),i=navigator.hardwareConcurrency||2,o={kind:"browser",name:"zermelo",version:"",threads:1},a=new r(n,o,Math.max(2,Math.min(3,i-1)));return a.idle.push(a.begun(t),a.watched(s)),e.then(()=>setTimeout(()=>a.begin())),a}begin(){let s=({request:e})=>Number(e.includes('"verb":"games"'));this.queue.sort((e,t)=>s(e)-s(t)),this.gathers=!1,this.advance()}async ask(s,e={}){let t=await yn(s.lang);return new Promise((n,i)=>{if(e.signal?.aborted)return i(new _("cancelled",""));let o={id:this.next++,words:t===null||!s.lang?null:[s.lang,t],request:_n(s),patience:(s.limits?.time_ms??kn)+Zr,settle:a=>{if(a instanceof _)return i(a);try{n(Ut(a))}catch(u){i(u)}}};e.signal?.addEventListener("abort",()=>this.drop(o,new _("cancelled",""))),this.queue.push(o),this.advance()})}spawn(){return this.begun(ut())}watched(s){return s.addEventListener("error",()=>this.idle=this.idle.filter(e=>e!==s)),s}begun(s){return this.watched(s),s.postMessage({id:0,module:this.module,rest:this.rest,base:document.baseURI}),s}complete(){return this.fetching??=xn(ut(),"zermelo_wasm_rest.wasm.gz").then(s=>{this.rest=s;for(let e of[...this.idle,...this.busy.keys()])e.postMessage({id:0,rest:s});return s}),this.fetching.catch(()=>this.fetching=void 0),this.fetching}completeAtRest(){clearTimeout(this.resting),this.resting=setTimeout(()=>{this.busy.size===0&&this.complete().catch(()=>{})},ei)}askAgain(s){this.lacking.add(s),this.complete().then(()=>{this.lacking.delete(s)&&(this.queue.unshift(s),this.advance())},e=>this.drop(s,e instanceof _?e:new _("no engine",String(e))))}advance(){for(;!this.gathers&&this.queue.length>0&&this.busy.size<this.most;){let s=this.queue.shift();this.give(this.idle.pop()??this.spawn(),s)}}give(s,e){this.busy.set(s,e);let t=setTimeout(()=>this.drop(e,new _("no answer","")),e.patience),n=(o,a)=>{clearTimeout(t),this.busy.delete(s)&&(a?this.idle.push(s):s.terminate(),o(),this.advance())},i=o=>n(()=>e.settle(new _("broken",o)),!1);s.onmessage=o=>{let{id:a,answer:u,absent:h,failure:p}=o.data;a!==e.id&&p===void 0||(h?n(()=>this.askAgain(e),!1):u===void 0?i(p??""):(n(()=>e.settle(u),!0),this.completeAtRest()))},s.onerror=o=>{o.preventDefault(),i(o.message??"")},this.tell(s,e),s.postMessage({id:e.id,request:e.request})}tell(s,{words:e}){if(!e)return;let t=this.told.get(s)??new Set;this.told.set(s,t),t.has(e[0])||s.postMessage({id:0,words:e}),t.add(e[0])}drop(s,e){let t=this.queue.indexOf(s);if(t>=0){this.queue.splice(t,1),s.settle(e);return}if(this.lacking.delete(s)){s.settle(e);return}for(let[n,i]of this.busy)i===s&&(this.busy.delete(n),n.terminate(),s.settle(e),this.advance())}},Bt=class r{constructor(s){this.info=s}static async find(){if(!/^https?:$/.test(location.protocol))return null;try{let s=await fetch(new URL("api/engine",document.baseURI)),e=s.headers.get("content-type")??"";if(!s.ok||!e.includes("json"))return null;let t=await s.json();return new r({kind:"program",name:t.name??"zermelo",version:t.version??"",threads:t.threads??1})}catch{return null}}async ask(s,e={}){let n={"content-type":"application/json",accept:e.progress?"text/event-stream":"application/json"},i=_n(s);try{let o=new URL("api/ask",document.baseURI),a=await fetch(o,{method:"POST",headers:n,body:i,signal:e.signal}),u=a.headers.get("content-type")??"";if(u.includes("event-stream")&&a.body)return await this.follow(a.body,e);let h=await a.text();if(!a.ok&&!u.includes("json"))throw new _("refused",`${a.status}`);return Ut(h)}catch(o){throw o instanceof _?o:e.signal?.aborted?new _("cancelled",""):new _("server gone","")}}async follow(s,e){let t=s.pipeThrough(new TextDecoderStream).getReader(),n="";for(;;){let{done:i,value:o}=await t.read();o&&(n+=o);let a=n.split(/\r?\n\r?\n/);n=a.pop()??"";for(let u of i?[...a,n]:a){let h=u.split(/\r?\n/),p=h.find(g=>g.startsWith("event:"))?.slice(6).trim(),m=h.filter(g=>g.startsWith("data:")).map(g=>g.slice(5).replace(/^ /,"")).join(`
`);if(m){if(p==="progress")e.progress?.(Number(JSON.parse(m).done??0));else if(p==="answer"||p==="error"||!p)return Ut(m)}}if(i)throw new _("server gone","")}}},Q;function Re(){return Q??=(async()=>await Bt.find()??await ht.start())(),Q.catch(()=>Q=void 0),Q}function si(){return Q=ht.start(),Q.catch(()=>Q=void 0),Q}async function W(r,s={}){let e=await Tn(r,s);return r.lang&&r.lang!=="en"&&await Vt(bn(e),r.lang,s),r.verb==="position"?pn(e):e}async function Vt(r,s,e={}){await $n(r,s,t=>Tn({verb:"names",lines:t,lang:s},{signal:e.signal}))}async function Tn(r,s){let e=await Re();try{return await e.ask(r,s)}catch(t){if(!(t instanceof _&&t.kind==="server gone"))throw t;let i;try{i=await si()}catch{throw t}return window.dispatchEvent(new Event("engine-changed")),i.ask(r,s)}}function F(r){if(!(r instanceof _))return l("errorUnexpected",{message:String(r).slice(0,200)});switch(r.kind){case"cancelled":return l("cancelled");case"no wasm":return l("errorWasm");case"no engine":return l("errorEngine");case"broken":return l("errorBroken");case"no answer":return l("errorNoAnswer");case"server gone":return l("errorServer");case"refused":return l("errorRefused");case"too long":return l("errorLong",{size:"> 2 000 000",most:"2 000 000"});default:return r.message}}function ni(r){let s=r instanceof _?r.place:null,e=s&&ii(s);if(!s||!e)return c`<pre>${F(r)}</pre>`;let[t,n,i]=e;return c`<div class="refusal">
    <p>${s.message}</p>
    <p class="mono">${t}<mark>${n}</mark>${i}</p>
    ${s.hint?c`<p class="quiet">${s.hint}</p>`:d}
  </div>`}var ri=400;function ii({text:r,start:s,end:e}){if(r.trim()===""||r.length>ri||r.includes(`
`))return null;let t=new TextEncoder().encode(r),n=(i,o)=>new TextDecoder().decode(t.subarray(i,o));return[n(0,s),n(s,e)||" ",n(e,t.length)]}var x=class{constructor(s){this.host=s;this.state="idle";this.value=null;this.error=null;this.positions=0;this.stop=null;this.since=0;this.clock=null;s.addController(this)}hostDisconnected(){this.cancel()}get seconds(){return Math.floor((performance.now()-this.since)/1e3)}async run(s,e=!1){this.stop?.abort();let t=new AbortController;this.stop=t,this.state="busy",this.error=null,this.positions=0,e||(this.value=null),this.since=performance.now(),this.tick(),this.host.requestUpdate();try{let n=o=>{this.positions=o,this.host.requestUpdate()},i=await W({lang:E(),...s},{signal:t.signal,progress:n});return this.stop!==t?null:(this.value=i,this.state="done",i)}catch(n){return this.stop!==t||(this.error=n,this.value=null,this.state="failed"),null}finally{this.stop===t&&(this.stop=null,this.rest(),this.host.requestUpdate())}}cancel(){this.stop?.abort()}clear(){this.stop?.abort(),this.stop=null,this.rest(),this.state="idle",this.value=null,this.error=null,this.host.requestUpdate()}tick(){this.rest(),this.clock=setInterval(()=>this.host.requestUpdate(),1e3)}rest(){this.clock!==null&&clearInterval(this.clock),this.clock=null}status(s){if(this.state==="busy"){let{seconds:e}=this;return c`<p class="busy" role="status">
        <span class="spinner" aria-hidden="true"></span>
        <span>${e>0?l("computingFor",{seconds:e}):l("computing")}</span>
        ${this.positions>0?c`<span class="quiet">${l("lookedAt",{positions:this.positions.toLocaleString()})}</span>`:d}
        <button class="small" @click=${()=>this.cancel()}>${l("cancel")}</button>
      </p>`}return this.state==="failed"?c`<div class="failed ${K(this.error)?"mild":""}" role="alert">
        ${ni(this.error)}
        ${s?c`<button class="small" @click=${s}>${l("again")}</button>`:d}
      </div>`:d}};async function Mn(r,s){let t=new Blob([r]).stream().pipeThrough(s).getReader(),n=[],i=0;for(;;){let{done:u,value:h}=await t.read();if(u)break;if(i+=h.length,i>2e5)throw new Error("too long");n.push(h)}let o=new Uint8Array(i),a=0;for(let u of n)o.set(u,a),a+=u.length;return o}async function pt(r){let s=new TextEncoder().encode(`${r.name}
${r.text}`),e=await Mn(s,new CompressionStream("deflate-raw")),t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t).replace(/\+/g,"-").replace(/\//g,"_").replace(/=+$/,"")}async function fe(r){let s=atob(r.replace(/-/g,"+").replace(/_/g,"/")),e=Uint8Array.from(s,i=>i.charCodeAt(0)),t=new TextDecoder("utf-8",{fatal:!0}).decode(await Mn(e,new DecompressionStream("deflate-raw"))),n=t.indexOf(`
`);if(n<0)throw new Error("no name");return{name:t.slice(0,n),text:t.slice(n+1)}}var dt;function I(){return dt??=fetch(new URL("examples.json",document.baseURI)).then(r=>r.json()),dt.catch(()=>dt=void 0),dt}function mt(r){return $.includes(r)}function Kt(r){let s=r.replace(/\.star$/,"").toLowerCase().replace(/-/g,"_");return w.includes(s)?`${s}.star`:null}async function gt(r,s){let e=r.split(" "),t="+";for(let n=0;n<e.length;n++){let i=e[n];if(t==="+"){let[o="",a]=i.split(/:(.*)/s),u=Kt(o);u&&u!==o&&!await s(o)&&(e[n]=a===void 0?u:`${u}:${a}`)}i!==""&&(t=i)}return e.join(" ")}function En(r){let s=(r.split(`
`,1)[0]??"").replace(/^[# ]+/,""),e=s.search(/[:.] /);return(e<0?s:s.slice(0,e)).replace(/\.$/,"")}function Sn({name:r,text:s}){let e=/^# Example: zermelo \S+ (?:\S*\/)?(\S+\.star(?::\S+)?)(?: +(.+))?$/m.exec(s);if(!e)return r;let t=(e[2]??"").replace(/ --.*$/,"").replace(/^(['"])(.*)\1$/,"$2");return`${e[1]} ${t}`.trim()}function Qt(r){return(/^(?:#.*\n)+/.exec(r)?.[0]??"").replace(/^# ?/gm,"").split(/^(?:Source|Example):/m,1)[0].replace(/\s+/g," ").trim()}function Rn(r){let s=(/^(?:#.*\n)+/.exec(r)?.[0]??"").replace(/^# ?/gm,"");return(/^Source:([\s\S]*?)(?=^Example:|$(?![\s\S]))/m.exec(s)?.[1]??"").replace(/\s+/g," ").trim()}async function Ae(r){let s=r.match(/[\w./-]+\.star\b/g);if(!s)return[];let t=(await I().catch(()=>[])).filter(o=>s.includes(o.name)),i=(await Promise.all(t.map(o=>Pe(o)))).flatMap(o=>o.rules??[]);return[...new Map(i.map(o=>[o.name,o])).values()]}async function ft(r,s){if(r)return Pe(r);let e=await Ae(s);return e.length>0?{rules:e}:{}}async function Pe(r){if(!r)return{};let s=[r];if(/\bload\(/.test(r.text)){let e=await I().catch(()=>[]);for(let t=0;t<s.length;t++)for(let[,n]of s[t].text.matchAll(/\bload\(\s*"([^"]+)"/g)){let i=e.find(o=>o.name===n);i&&!s.some(o=>o.name===n)&&s.push(i)}}return{rules:s}}var Xt=["position","play","worksheet","heaps","own","learn"],oi=["lang"];function ae(r){let[s="",e=""]=r.replace(/^#\/?/,"").split(/\?(.*)/s),t=Xt.find(a=>a===s),n=new URLSearchParams,i=s!==""&&t===void 0;try{decodeURIComponent(e.replace(/\+/g," ")),n=new URLSearchParams(e)}catch{i=!0}let o=n.get("lang");return{screen:t??"position",lang:lt(o)?o:ai()??vn(),values:n,broken:i}}function ai(){try{let r=localStorage.getItem("lang");return lt(r)?r:null}catch{return null}}function Le(r,s){let e=s instanceof URLSearchParams?[...s]:Object.entries(s),t=new URLSearchParams;for(let[i,o]of e)o!=null&&o!==""&&t.set(i,o);let n=t.toString();return`#/${r}${n?`?${n}`:""}`}function S(r,s={}){let e=ae(location.hash),t={};for(let n of oi)t[n]=e.values.get(n);return Le(r,{...s,...t})}function vt(r){let s=ae(location.hash).values;return S("position",{misere:s.get("misere"),file:s.get("file"),...r})}var Yt=2e5;function An(r){bt(l("errorLong",{size:r.toLocaleString(),most:Yt.toLocaleString()}))}function bt(r){window.dispatchEvent(new CustomEvent("notice",{detail:r}))}function le(r,s=!1){if(r!==location.hash){if(r.length>Yt)return An(r.length);s?(history.replaceState(null,"",r),window.dispatchEvent(new HashChangeEvent("hashchange"))):location.hash=r}}function R(r,s=!1){let e=Object.values(r).reduce((i,o)=>i+(o?.length??0),0);if(e>Yt)return An(e);let t=ae(location.hash),n=new URLSearchParams(t.values);for(let[i,o]of Object.entries(r))o===null||o===""?n.delete(i):n.set(i,o);le(Le(t.screen,n),s)}function ce(r){let{drawing:s,text:e}=r;if(s?.kind!=="grid"||/^["(]/.test(e))return null;let[t="",...n]=e.split(" "),i=t.includes("/")?"/":"|",o=t.split(i).map(u=>[...u]);return o.length===s.rows.length&&o.every((u,h)=>u.length===s.rows[h].length)?{rows:o,separator:i,rest:n.length>0?` ${n.join(" ")}`:""}:null}function Oe({rows:r,separator:s,rest:e}){return r.map(t=>t.join("")).join(s)+e}function Ce(r,s){let e=s;for(let t=0;t<r.rows.length;t++){let n=r.rows[t].length;if(e<n)return[t,e];e-=n}return[0,0]}function ze(r){let s=r.board?.alphabet??[];if(s.length>0)return s;let e=ce(r);return e?[...new Set([".",...e.rows.flat()])]:[]}function Pn(r){return/^chomp\b/.test(r.game)}function li(r){return r.drawing?.kind!=="grid"?null:r.drawing.rows.map(s=>s.filter(e=>e.square!=="absent").length)}function Ln(r,s,e){let{drawing:t}=r;if(t?.kind!=="grid")return null;let[n,i]=Ce(t,s);if(Pn(r)){let p=li(r);if(!p)return null;let m=i+1===p[n]?i:i+1;return p.map((g,f)=>f<n?Math.max(g,m):Math.min(g,f===n?m:Math.min(g,m))).filter(g=>g>0).join(" ")}let o=ce(r);if(!o)return null;if(t.ground==="dots")return ci(o,n,i,/^nimstring/.test(r.game)?"_":"x");let a=ze(r);if(a.length===0)return null;let u=o.rows[n][i],h=e??a[(a.indexOf(u)+1)%a.length];return o.rows[n][i]=h,Oe(o)}function ci(r,s,e,t){let{rows:n}=r,i=n[s][e];if(s%2===e%2)return i!=="x"&&i!=="o"?null:(n[s][e]=i==="x"?"o":"x",Oe(r));n[s][e]=i==="."?"#":".";let o=s%2===0?[[s-1,e],[s+1,e]]:[[s,e-1],[s,e+1]];for(let[a,u]of o){if(n[a]?.[u]===void 0)continue;let h=[n[a-1],n[a+1]].every(p=>p?.[u]==="#")&&n[a][u-1]==="#"&&n[a][u+1]==="#";n[a][u]=h?t:"_"}return Oe(r)}function ui(r,s){return r%2===s%2?r%2===0?"+":"_":"."}function Cn(r,s,e){let[t="",...n]=r.split(" "),i=t.split("/").map(m=>[...m.replace(/\d/g,g=>".".repeat(Number(g)))]);if(i.length!==8||i.some(m=>m.length!==8))return null;let[[o,a],[u,h]]=[s,e];return[i[o][a],i[u][h]]=[".",i[o][a]],[i.map(m=>m.join("").replace(/\.+/g,g=>String(g.length))).join("/"),...n].join(" ")}function On(r){let{drawing:s,text:e}=r;if(s?.kind==="graph")return/^hackenbush/.test(r.game)?"letters":"text";if(s?.kind!=="grid")return s?"letters":"text";if(X(r)!==null&&r.board?.kind!=="strip"||Pn(r)||ce(r))return"letters";let n=e.split(" "),i=s.rows.flatMap((o,a)=>o.map((u,h)=>u.mark?oe(s,a,h):""));return Cn(e,[0,0],[0,0])||i.some(o=>n.includes(o))?"places":"text"}function zn(r,s,e,t){let n=ce(r);if(r.drawing?.kind==="grid"){let i=Cn(r.text,Ce(r.drawing,s),Ce(r.drawing,e));if(i)return i}if(n&&r.drawing?.kind==="grid"){if(r.drawing.ground==="dots")return null;let[[i,o],[a,u]]=[Ce(r.drawing,s),Ce(r.drawing,e)];return[n.rows[i][o],n.rows[a][u]]=[n.rows[a][u],n.rows[i][o]],Oe(n)}return hi(r.text,t(s),t(e))}function hi(r,s,e){let t=r.split(" "),n=t.indexOf(s);return n<0?null:(t[n]=e,t.join(" "))}function He(r,s,e){let t=ce(r);if(!t)return null;let n=ze(r).includes(".")?".":ze(r)[0]??".",i=r.drawing?.kind==="grid"&&r.drawing.ground==="dots",[o,a]=i?[3,2]:[1,1],u=Math.max(o,(t.rows[0]?.length??1)+a*e),h=Math.max(o,t.rows.length+a*s),p=(g,f)=>t.rows[g]?.[f]??(i?ui(g,f):n),m=Array.from({length:h},(g,f)=>Array.from({length:u},(y,v)=>p(f,v)));return Oe({...t,rows:m})}function X(r){let s=r.text.split(" ").filter(Boolean),e=s.flatMap((t,n)=>/^\d+$/.test(t)?[n]:[]);return e.length===s.length&&e.length>0?{words:s,sizes:e}:null}function $t(r,s,e){let t=X(r),n=t?.words[s];if(!t||n===void 0)return null;let i=BigInt(n)+e;return t.words[s]=String(i<0n?0n:i),t.words.join(" ")}function Hn(r){let s=X(r);return s?[...s.words,"3"].join(" "):null}function qn(r){let s=X(r);return s&&s.words.length>1?s.words.slice(0,-1).join(" "):null}var di={blue:"l",red:"r",green:"g",black:"g"};function Nn(r){let s=e=>{let t=ge(r,e);return t<0?"ground":Jt(r,t)};return r.curves.map(e=>({from:s(e.points[0]),to:s(e.points.at(-1)),colour:di[e.ink]}))}function Jt(r,s){let e=r.vertices[s];return e.name==="ground"||r.ground&&e.y===0&&e.name===null?"ground":e.name??`n${s+1}`}function Zt(r){return r.length===0?"0":r.map(s=>`${s.from}-${s.to}:${s.colour}`).join(" ")}function ue(r,s){return`${r} ${s}`}function U(r,s){let e=new Map(s.map((i,o)=>[ue(i.player,i.move),{move:i,i:o}])),t=(i,o)=>e.get(ue(i,o))??e.get(ue("both",o))??null,n=i=>i.rank;return r.moves.map((i,o)=>{let a=t(i.player,i.label);return{move:i,rank:a?a.i:s.length+o,rated:a?.move??null}}).sort((i,o)=>n(i)-n(o)).map(({move:i,rated:o},a)=>({move:i,rated:o,ids:on(i),at:null,letter:qt(a)}))}var pi=40,wt=3,es=class extends A{constructor(){super();this.targets=new Map;this.held=null;this.shape="";this.position=null,this.moves=[],this.side=null,this.mode="move",this.marks=!0,this.name="",this.selection=[],this.active="",this.over="",this.offsets=new Map}static{this.properties={position:{attribute:!1},moves:{attribute:!1},side:{attribute:!1},mode:{},marks:{type:Boolean},name:{},selection:{state:!0},active:{state:!0},over:{state:!0},offsets:{state:!0}}}createRenderRoot(){return this}willUpdate(e){if(!e.has("position"))return;this.selection=[];let t=this.position?.drawing,n=t?.kind==="graph"?t.vertices.map(i=>i.name).join():"";n!==this.shape&&(this.offsets=new Map),this.shape=n}get open(){let e=t=>this.side===null||t.move.player==="both"||t.move.player===this.side;return this.moves.filter(e)}render(){let{position:e}=this;if(!e)return c``;let{drawing:t}=e;if(t?.kind==="grid"&&fi(t))return c`<p class="plain-position"><code>${e.text}</code></p>`;if(t?.kind==="grid")return this.grid(t);if(t?.kind==="graph")return this.graph(t);if(e.svg){let n=`data:image/svg+xml;utf8,${encodeURIComponent(e.svg)}`;return c`<img class="drawn" src=${n} alt=${l("boardOf",{subject:e.subject})} />`}return c`<p class="plain-position"><code>${e.text}</code></p>
      <p class="quiet">${l("noPicture")}</p>`}frame(e,t,n){let{x:i,y:o,width:a,height:u}=e,h=Math.max(1,Math.min(1.45,380/Math.max(a,u))),p=this.name||l("boardOf",{subject:this.position.subject});return c`<svg
        class="board ${n}"
        viewBox="${i} ${o} ${a} ${u}"
        width=${a*h}
        height=${u*h}
        role="group"
        aria-label=${p}
        @pointerdown=${this.press}
        @pointermove=${this.drag}
        @pointerup=${this.release}
        @pointercancel=${this.letGo}
        @keydown=${this.key}
      >
        ${t}
      </svg>
      ${this.chooser()}`}grid(e){let t=sn(e);this.targets=new Map(t.map(p=>[p.id,p]));let n=[...e.columns.map((p,m)=>{let g=e.columns_below?e.rows.length*48+17:-9;return b`<text class="name" x=${(m+.5)*48} y=${g} text-anchor="middle">${p}</text>`}),...e.row_names.map((p,m)=>b`<text class="name" x="-9" y=${(m+.5)*48+5} text-anchor="end">${p}</text>`)],i=ie(e),o=i?"heaps":tn(e)?"chess":e.ground,a=e.ground==="points"?this.lines(e):d,u=e.rows.flat(),h=t.map((p,m)=>this.cell(e,u[m],p,i));return this.frame(nn(e),[n,a,h,this.marked()],`grid ${o}`)}lines(e){let[t,n]=[e.rows.length,Math.max(...e.rows.map(u=>u.length))],i=u=>(u+.5)*48,o=Array.from({length:t},(u,h)=>b`<line class="line" x1=${i(0)} x2=${i(n-1)} y1=${i(h)} y2=${i(h)} />`),a=Array.from({length:n},(u,h)=>b`<line class="line" y1=${i(0)} y2=${i(t-1)} x1=${i(h)} x2=${i(h)} />`);return[...o,...a]}cell(e,t,n,i){let{square:o,mark:a}=t;if(o==="absent"&&!a&&i)return d;let[u,h]=[n.x-48/2,n.y-48/2],p=o!=="absent"&&e.ground==="squares",m=b`<rect class=${p?`square ${o}`:"square none"} x=${u} y=${h} width=${48} height=${48} />`,g=e.ground==="dots"?wi(n,o==="blocked"):d,f=b`${m}${g}${a?xi(a,n.x,n.y,i):d}`;if(i&&a&&"stone"in a)return this.target(n,f,"",vi(e,n));let y=a?mi(a):o==="blocked"?l("blocked"):l("empty");return this.target(n,f,y)}graph(e){let t=rt(e,this.offsets);this.targets=new Map(t.map(u=>[u.id,u]));let n=rn(e,this.offsets),i=e.ground?b`<line class="ground" x1=${n.x+6} x2=${n.x+n.width-6} y1="0" y2="0" />`:d,o=e.curves.map((u,h)=>{let p=Se(e,h,this.offsets),m=Ti(u.arrow?Wn(p):p),g=b`<path class="reach" d=${m} /><path class="curve ${u.ink}" d=${m} />
        ${u.arrow?b`<path class="head ${u.ink}" d=${Mi(Wn(p))} />`:d}`;return this.target(this.targets.get(`e${h}`),g,u.arrow?"":gi(u.ink))}),a=e.vertices.map((u,h)=>{let{x:p,y:m}=me(e,h,this.offsets),g=u.letter??"",[f,y]=Ht(e,h,this.offsets),v=u.name?bi(qe(u.name),p,m,f,y,g!==""||u.tokens>0):d,M=g?$i(g,p,m):d,L=u.tokens>0?b`<circle class="token" cx=${p} cy=${m} r="13" />${u.tokens>1?b`<text class="count" x=${p} y=${m+5} text-anchor="middle">${u.tokens}</text>`:d}`:d,N=b`<circle class="reach" cx=${p} cy=${m} r="17" /><circle class="vertex" cx=${p} cy=${m} r="6" />${v} ${L}${M}`;return this.target(this.targets.get(`v${h}`),N,u.tokens?l("tokens",{count:u.tokens}):g)});return this.frame(n,[i,o,a,this.marked()],"graph")}target(e,t,n,i=qe(e.name)){let o=this.mode==="look"?[]:this.open.filter(v=>v.ids.includes(e.id)),a=this.selection.includes(e.id),u=this.selection.length>0&&o.some(v=>this.selection.every(M=>v.ids.includes(M)));if(!(this.mode==="edit"||this.mode==="move"&&o.length>0)){let v=e.id.startsWith("v")?"place vertex-place":"place";return b`<g class=${v} data-id=${e.id}>${t}</g>`}let p=this.firstLive(),m=(this.active||p)===e.id?"0":"-1",g=this.marks&&this.mode==="move"?_i(o):null,f=[i,n,g?l(g):""].filter(Boolean).join(", "),y=["place","live"];return a&&y.push("selected"),u&&!a&&y.push("reachable"),this.over===e.id&&y.push("over"),b`<g class=${y.join(" ")} data-id=${e.id} role="button" tabindex=${m} aria-label=${f}
      aria-pressed=${a?"true":d} @focus=${()=>this.active=e.id}>${t}</g>`}firstLive(){if(this.active&&this.isLive(this.active))return this.active;for(let e of this.targets.keys())if(this.isLive(e))return e;return""}isLive(e){return this.targets.has(e)?this.mode==="edit"||this.open.some(t=>t.ids.includes(e)):!1}marked(){let e=this.position?.drawing;if(!this.marks||this.mode!=="move"||!e)return[];let t=this.open.filter(p=>p.rated?.result).slice(0,pi),n=new Map;for(let{rated:p}of t){let[m,g]=n.get(p.result)??[1/0,0],f=p.distance??0;n.set(p.result,[Math.min(m,f),Math.max(g,f)])}let i=t.flatMap(p=>{let m=un(e,p.move,p.ids,this.targets);return m?[{shown:p,at:m,place:`${Math.round(m.x)} ${Math.round(m.y)}`}]:[]}),o=p=>i.filter(m=>m.place===p).length,a=new Map,u=i.flatMap(({shown:p,at:m,place:g})=>{let f=a.get(g)?.times??0;if(a.set(g,{times:f+1,x:m.x,y:m.y}),f>=wt)return[];let y=e.kind==="grid"&&ln(e,m)?m.y+48*.4:m.y,v=Math.min(o(g),wt),M=m.x+16*(f-(v-1)/2),L=p.rated.result,[N,_t]=n.get(L),Tt=((p.rated.distance??0)-N)/Math.max(1,_t-N),xe=L==="loss"?.55:1,br=v>1?.7:1;return[ki(M,y,L,p.letter,xe*(1-.35*Tt),br)]}),h=[...a.values()].filter(({times:p})=>p>wt).map(({times:p,x:m,y:g})=>b`<text class="label" x=${m} y=${g+24} text-anchor="middle" aria-hidden="true">+${p-wt}</text>`);return[...u,...h]}chooser(){if(this.selection.length===0)return d;let e=this.open.filter(n=>this.selection.every(i=>n.ids.includes(i))),t=this.selection.map(n=>qe(this.targets.get(n)?.name??"")).join(", ");return c`<div class="chooser" role="group" aria-label=${l("movesHere")}>
      <span class="quiet">${l("selected",{what:t})}</span>
      ${e.slice(0,30).map(n=>c`<button class="small ${n.rated?.result??""}" @click=${()=>this.play(n)}>
              ${k(n.move.label)}
            </button>`)}
    </div>`}play(e){this.selection=[],this.dispatchEvent(new CustomEvent("play",{detail:e.move,bubbles:!0}))}choose(e){let t=this.position?.drawing;if(!t)return;if(this.mode==="edit"){this.dispatchEvent(new CustomEvent("edit",{detail:{id:e},bubbles:!0}));return}if(this.mode!=="move")return;let{chosen:n,selection:i}=Dt(t,this.open,this.targets,this.selection,e);this.selection=i,n.kind==="play"&&this.play(n.shown)}idAt(e){return document.elementFromPoint(e.clientX,e.clientY)?.closest("[data-id]")?.dataset.id??""}press(e){if(e.button!==0)return;let t=this.idAt(e);t&&(this.held={id:t,x:e.clientX,y:e.clientY,moved:!1})}drag(e){let{held:t}=this;if(!t||(Math.hypot(e.clientX-t.x,e.clientY-t.y)>6&&(t.moved=!0),!t.moved))return;let i=this.position?.drawing,o=i?.kind==="graph"&&t.id.startsWith("v")&&(i.vertices[Number(t.id.slice(1))]?.tokens??0)>0;if(i?.kind==="graph"&&t.id.startsWith("v")&&!o){let a=this.scale(),u=Number(t.id.slice(1)),h=this.offsets.get(u)??{x:0,y:0},p=new Map(this.offsets);p.set(u,{x:h.x+(e.clientX-t.x)/a,y:h.y+(e.clientY-t.y)/a}),t.x=e.clientX,t.y=e.clientY,this.offsets=p,e.preventDefault();return}this.over=this.idAt(e)}scale(){let e=this.querySelector("svg");return e?e.getScreenCTM()?.a??1:1}release(e){let{held:t}=this;if(this.letGo(),!t)return;let n=this.idAt(e);if(!t.moved){this.focusOn(t.id),this.choose(t.id);return}if(!(!n||n===t.id)){if(this.mode==="edit"){this.dispatchEvent(new CustomEvent("carry",{detail:{from:t.id,to:n},bubbles:!0}));return}this.selection=[],this.choose(t.id),this.selection.length>0&&this.choose(n)}}letGo(){this.held=null,this.over=""}key(e){let t=e.target.closest("[data-id]")?.dataset.id;if(!t)return;if(e.key==="Enter"||e.key===" "){e.preventDefault(),this.choose(t);return}if(e.key==="Escape"){this.selection=[];return}let n={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key];if(!n)return;e.preventDefault();let i=this.nearest(t,n[0],n[1]);i&&this.focusOn(i)}nearest(e,t,n){let i=this.targets.get(e),[o,a]=["",1/0];for(let u of this.targets.values()){if(u.id===e||!this.isLive(u.id))continue;let h=(u.x-i.x)*t+(u.y-i.y)*n,p=Math.abs((u.x-i.x)*n)+Math.abs((u.y-i.y)*t);if(h<=1||p>h*2+1)continue;let m=h+2*p;m<a&&([o,a]=[u.id,m])}return o||null}focusOn(e){this.isLive(e)&&(this.active=e,this.updateComplete.then(()=>this.querySelector(`[data-id="${e}"]`)?.focus()))}};customElements.define("z-board",es);function mi(r){return"stone"in r?l(r.stone):"man"in r?`${r.man} ${l(r.player)}`:"coin"in r?r.coin==="heads"?"H":"T":r.text}function gi(r){return{blue:l("edgeBlue"),red:l("edgeRed"),green:l("edgeGreen"),black:""}[r]}function fi(r){return r.rows.every(s=>s.every(e=>e.square==="absent"&&e.mark===null))}function vi(r,{x:s,y:e}){let[t,n]=[Math.floor(e/48),Math.floor(s/48)];return`${l("heap",{number:n+1})}, ${r.rows.length-t}`}function qe(r){return r.replace(/\bground\b/,l("ground"))}function bi(r,s,e,t,n,i){let o=!Number.isInteger(t)||!Number.isInteger(n),a=o?28:(i?19:15)*(t&&n?.8:1),u=o?5:[0,4,9][n+1],h=o?"middle":["end","middle","start"][t+1];return b`<text class="label" x=${s+t*a} y=${e+n*a+u} text-anchor=${h}>${r}</text>`}function $i(r,s,e){let t=Wt({text:r});return b`<circle class="stone ${t??"neutral"}" cx=${s} cy=${e} r="14" />
    ${"xo".includes(r)?d:b`<text class="stone-letter ${t??"neutral"}" x=${s} y=${e+5} text-anchor="middle">${r}</text>`}`}function wi(r,s){let{x:e,y:t}=r,[n,i]=[Math.floor(t/48),Math.floor(e/48)];if(n%2===0&&i%2===0)return b`<circle class="dot" cx=${e} cy=${t} r="6" />`;if(n%2===1&&i%2===1)return d;let o=s?48:40,[a,u]=n%2===0?[o,0]:[0,o];return b`<line class="line ${s?"drawn":"open"}" x1=${e-a} y1=${t-u} x2=${e+a} y2=${t+u} />`}var yi={K:"♚",Q:"♛",R:"♜",B:"♝",N:"♞",P:"♟"};function xi(r,s,e,t){if("stone"in r)return t?b`<circle class="counter" cx=${s} cy=${e} r=${48*.36} />`:b`<circle class="stone ${r.stone}" cx=${s} cy=${e} r=${48*.38} />`;if("man"in r)return b`<text class="man ${r.player}" x=${s} y=${e+48*.28} text-anchor="middle">${yi[r.man]??r.man}\uFE0E</text>`;if("coin"in r)return b`<circle class="coin ${r.coin}" cx=${s} cy=${e} r=${48*.36} />
      <text class="coin-face ${r.coin}" x=${s} y=${e+6} text-anchor="middle">${r.coin==="heads"?"H":"T"}</text>`;let n=48*.24;if(r.text==="x"||r.text==="×")return b`<path class="cross" d="M ${s-n} ${e-n} L ${s+n} ${e+n} M ${s-n} ${e+n} L ${s+n} ${e-n}" />`;if(r.text==="o")return b`<circle class="nought" cx=${s} cy=${e} r=${48*.26} />`;let i={L:"left",l:"left",R:"right",r:"right",t:"left",f:"right"}[r.text]??"",o=r.text.length>3?13:r.text.length>1?17:24;return b`<text class="letter ${i}" x=${s} y=${e+o*.35} font-size=${o} text-anchor="middle">${r.text}</text>`}function ki(r,s,e,t,n,i=1){let o=(u,h)=>e==="loss"?b`<rect class=${u} opacity=${h} x=${r-8.5} y=${s-8.5} width="17" height="17" rx="2" />`:e==="draw"?b`<path class=${u} opacity=${h} d="M ${r} ${s-12.5} l 12.5 12.5 l -12.5 12.5 l -12.5 -12.5 Z" />`:b`<circle class=${u} opacity=${h} cx=${r} cy=${s} r="10.5" />`,a=i===1?d:`translate(${r} ${s}) scale(${i}) translate(${-r} ${-s})`;return b`<g class="move-mark" aria-hidden="true" transform=${a}>${o("mark-ground",1)}${o(`mark ${e}`,Number(n.toFixed(2)))}
    <text class="mark-letter ${e}" x=${r} y=${s+4.4} font-size=${t.length>1?10.5:13} text-anchor="middle">${t}</text></g>`}function _i(r){let s=r.map(e=>e.rated?.result).filter(e=>!!e);return s.includes("win")?"win":s.includes("draw")?"draw":s.length===r.length&&s.length>0?"loss":null}function Ti(r){let[s,...e]=r,t=e.map(n=>`${n.x.toFixed(1)} ${n.y.toFixed(1)}`).join(" ");return`M ${s.x.toFixed(1)} ${s.y.toFixed(1)} ${r.length===4?"C":"L"} ${t}`}function Wn(r){let[s,e]=[r.at(-2),r.at(-1)],t=Math.hypot(e.x-s.x,e.y-s.y)||1,n=Math.min(15,t/2),i={x:e.x-(e.x-s.x)/t*n,y:e.y-(e.y-s.y)/t*n};return[...r.slice(0,-1),i]}function Mi(r){let[s,e]=[r.at(-2),r.at(-1)],t=Math.atan2(e.y-s.y,e.x-s.x),n=o=>`${(e.x+10*Math.cos(t+o)).toFixed(1)} ${(e.y+10*Math.sin(t+o)).toFixed(1)}`;return`M ${`${(e.x+5*Math.cos(t)).toFixed(1)} ${(e.y+5*Math.sin(t)).toFixed(1)}`} L ${n(2.55)} L ${n(-2.55)} Z`}var C=class extends A{static{this.properties={route:{attribute:!1}}}createRenderRoot(){return this}value(s){return this.route.values.get(s)??""}};function H(r){let s=document.querySelector("#announcer");s&&(s.textContent=r)}async function ts(r){try{await navigator.clipboard.writeText(r)}catch{let s=document.createElement("textarea");s.value=r,document.body.append(s),s.select(),document.execCommand("copy"),s.remove()}H(l("copied"))}function Ne(r){return c`<button class="small" @click=${e=>{let t=e.currentTarget;ts(r()).then(()=>{t.textContent=l("copied"),setTimeout(()=>t.textContent=l("copy"),1200)})}}>${l("copy")}</button>`}function q(r,s,e="text/plain"){let t=URL.createObjectURL(new Blob([s],{type:e})),n=document.createElement("a");n.href=t,n.download=r,n.click(),setTimeout(()=>URL.revokeObjectURL(t),1e3)}function B(r,s){return c`<div class="text-block">
    <pre tabindex="0">${r}</pre>
    <div class="row">
      ${Ne(()=>r)}
      <button class="small" @click=${()=>q(s,r)}>${l("download")}</button>
    </div>
  </div>`}var Dn=0;function We(r){return Dn+=1,`${r}-${Dn}`}var ss=new Map;function De(){let r=E(),s=ss.get(r);return s||(s=W({verb:"games",lang:r}).then(e=>Array.isArray(e)?e:e.games),ss.set(r,s),s.catch(()=>ss.delete(r))),s}var ns=new Map;function he(){let r=E(),s=ns.get(r);return s||(s=I().then(async e=>{let t=e.map(n=>En(n.text));return await Vt([...t,...e.map(n=>Qt(n.text))],r),e.map((n,i)=>Ei(n,t[i]))}),ns.set(r,s),s.catch(()=>ns.delete(r))),s}function Ei(r,s){let e=r.name.replace(/\.star$/,"");return{name:r.name,title:k(s),aliases:[e,s],group:"Rule files",rules:k(Qt(r.text)),source:Rn(r.text),position:"",parameters:"",examples:[Sn(r)],start:null,theorems:[]}}function be(r){return gt(r,async s=>mt(s))}function je(r){return r.trim().split(/[\s:]/)[0]??""}function ve(r){return(E()==="ko"?r.names?.ko?.[0]:E()==="zh"?r.names?.zh?.[0]:null)??r.title}function Si(r){let s=`group_${r.toLowerCase().replace(/ /g,"_")}`;return ct(s)?l(s):r}function jn(r){return r.normalize("NFKD").replace(/\p{M}/gu,"").toLowerCase().replace(/[\s’'_-]+/g,"")}function Ri(r,s){let e=jn(s),t=i=>[i.name,i.title,...i.aliases,...i.names?.ko??[],...i.names?.zh??[]].map(jn);if(e==="")return r;let n=i=>{let o=t(i);return o.some(a=>a===e)?0:o.some(a=>a.startsWith(e))?1:o.some(a=>a.includes(e))?2:3};return r.map(i=>({game:i,rank:n(i)})).filter(({rank:i})=>i<3).sort((i,o)=>i.rank-o.rank).map(({game:i})=>i)}var rs=class extends A{constructor(){super();this.looked=!1;this.list=We("games");this.all=[],this.files=[],this.text="",this.open=!1,this.active=0,this.current=""}static{this.properties={all:{state:!0},files:{state:!0},text:{state:!0},open:{state:!0},active:{state:!0},current:{}}}createRenderRoot(){return this}connectedCallback(){super.connectedCallback(),De().then(e=>this.all=e,()=>{})}willUpdate(){(this.open||this.current.endsWith(".star"))&&this.findFiles()}findFiles(){this.looked||(this.looked=!0,he().then(e=>this.files=e,()=>this.looked=!1))}get found(){return Ri([...this.all,...this.files],this.text)}render(){let e=this.open?this.found:[],t=[...this.all,...this.files].find(n=>n.name===this.current||n.aliases.includes(this.current));return c`<div class="games">
      <input
        type="search"
        role="combobox"
        autocomplete="off"
        spellcheck="false"
        aria-label=${l("chooseGame")}
        aria-expanded=${this.open?"true":"false"}
        aria-controls=${this.list}
        aria-autocomplete="list"
        aria-activedescendant=${this.open&&e[this.active]?`${this.list}-${this.active}`:d}
        placeholder=${t?ve(t):l("searchGames")}
        .value=${this.text}
        @focus=${()=>this.open=!0}
        @click=${()=>this.open=!0}
        @blur=${()=>setTimeout(()=>this.open=!1,150)}
        @input=${n=>{this.text=n.target.value,this.open=!0,this.active=0}}
        @keydown=${this.key}
      />
      <div
        class="games-list"
        id=${this.list}
        role="listbox"
        tabindex="-1"
        aria-label=${l("chooseGame")}
        ?hidden=${!this.open}
      >
        ${this.open?this.groups(e):d}
        ${this.open&&e.length===0&&this.all.length>0?c`<p class="quiet" role="option" aria-selected="false">${l("noGame")}</p>`:d}
      </div>
    </div>`}groups(e){let t="";return e.map((n,i)=>{let o=this.text===""&&n.group!==t?Si(n.group):"";return t=n.group,c`${o?c`<div class="games-group" role="presentation">${o}</div>`:d}
        <div
          role="option"
          id="${this.list}-${i}"
          class=${i===this.active?"active":""}
          aria-selected=${i===this.active?"true":"false"}
          @pointerdown=${a=>a.preventDefault()}
          @click=${()=>this.pick(n)}
        >
          <span>${ve(n)}</span><code>${n.examples[0]??n.name}</code>
        </div>`})}key(e){let{found:t}=this;if(e.key==="ArrowDown"||e.key==="ArrowUp"){e.preventDefault(),this.open=!0;let n=e.key==="ArrowDown"?1:-1;this.active=Math.max(0,Math.min(t.length-1,this.active+n)),this.updateComplete.then(()=>this.querySelector(`#${this.list}-${this.active}`)?.scrollIntoView({block:"nearest"}))}else e.key==="Enter"&&t[this.active]?(e.preventDefault(),this.pick(t[this.active])):e.key==="Escape"&&(this.open=!1)}pick(e){this.text="",this.open=!1,this.active=0,this.dispatchEvent(new CustomEvent("choose",{detail:e,bubbles:!0}))}};customElements.define("z-games",rs);var Ai=[["win","winningMoves"],["draw","drawingMoves"],["loss","losingMoves"],[null,"otherMoves"]],Pi=12;function is(r,s){return c`<span class="badge ${r??"unknown"}" aria-hidden="true"><span>${s}</span></span>`}function Gn(r,s,e,t,n){return r.length===0?c`<p class="quiet">${l("noMoves")}</p>`:c`<div class="moves">
    ${Ai.map(([i,o])=>{let a=r.filter(p=>(p.rated?.result??null)===i);if(a.length===0)return d;let u=`${n} ${o}`,h=e.has(u)?a:a.slice(0,Pi);return c`<h2 class=${i??"unknown"}>${l(o)} <span class="quiet">${a.length}</span></h2>
        <ul>
          ${h.map(p=>Li(p,s))}
        </ul>
        ${h.length<a.length?c`<button class="small" @click=${()=>t(u)}>
                ${l("showAll",{count:a.length})}
              </button>`:d}`})}
  </div>`}function Li(r,s){let{move:e,rated:t,letter:n}=r,i=t?.result??null,o=t?.distance!==null&&t?.distance!==void 0&&i!=="draw";return c`<li>
    <button class="move" @click=${()=>s(e)}>
      ${is(i,n)}<span class="move-label">${k(e.label)}</span
      >${i?c`<span class="heard">${l(i)}</span>`:d}
      ${t?.score?c`<span class="far">${l("points",{...t.score})}</span>`:d}
      ${o?c`<span class="far">${l("distance",{count:t.distance})}</span>`:d}
    </button>
  </li>`}function Fn(r,s,e,t){let n=r.find(o=>o.id===s)??r[0];return c`<div class="tabs">
    <div class="tab-bar" role="tablist" aria-label=${t} @keydown=${o=>{let a=r.indexOf(n),u=r.length-1,h={ArrowRight:a===u?0:a+1,ArrowLeft:a===0?u:a-1,Home:0,End:u}[o.key];if(h===void 0)return;o.preventDefault();let p=o.currentTarget;e(r[h].id),requestAnimationFrame(()=>p.querySelectorAll("[role=tab]")[h]?.focus())}}>
      ${r.map(o=>c`<button
            role="tab"
            id="tab-${o.id}"
            aria-selected=${o===n?"true":"false"}
            aria-controls="panel-${o.id}"
            tabindex=${o===n?"0":"-1"}
            @click=${()=>e(o.id)}
          >
            ${o.title}
          </button>`)}
    </div>
    <section role="tabpanel" id="panel-${n.id}" aria-labelledby="tab-${n.id}" class="panel">
      ${n.body()}
    </section>
  </div>`}function In(r){let s=r.querySelector(".tab-bar"),e=s?.querySelector("[aria-selected=true]");if(!s||!e)return;let t=e.offsetLeft-s.offsetLeft+e.offsetWidth/2;s.scrollLeft=t-s.clientWidth/2}function Bn(r){return l(r)}function Y(r,s){let{left:e,right:t}=r.winner,n=r.outcome==="P"?l("letterP"):r.outcome==="N"?l("letterN"):"",i=m=>m?.distance!==null&&m?.distance!==void 0&&m.result!=="draw"?l("inMoves",{count:m.distance}):"";if(e&&t){let m=[e.result,t.result],g=i(e)===i(t)?i(e):"";switch(m.join(" ")){case"win win":return{sentence:l("nextWins"),detail:g,letter:n,tone:"win"};case"loss loss":return{sentence:l("previousWins"),detail:g,letter:n,tone:"loss"};case"win loss":return{sentence:l("leftWins"),detail:"",letter:"",tone:"left"};case"loss win":return{sentence:l("rightWins"),detail:"",letter:"",tone:"right"};case"draw draw":return{sentence:l("drawn"),detail:"",letter:"",tone:"draw"};default:return{sentence:`${Un("left",e.result)} ${Un("right",t.result)}`,detail:"",letter:"",tone:"draw"}}}let[o,a]=e?["left",e]:t?["right",t]:[null,null];return!o||!a?{sentence:l("unknownWinner"),detail:"",letter:"",tone:"unknown"}:{sentence:s?l({win:"nextWins",loss:"previousWins",draw:"drawn"}[a.result]):l({win:"playerWins",loss:"playerLoses",draw:"playerDraws"}[a.result],{player:Bn(o)}),detail:i(a),letter:"",tone:a.result}}function os(r){let{left:s,right:e}=r.winner,t=o=>o?.score?l("points",{...o.score}):"",[n,i]=[t(s),t(e)];return n&&i&&n!==i?`${l("leftFirstEnds",{points:n})} ${l("rightFirstEnds",{points:i})}`:n||i?l("bestEnds",{points:n||i}):""}function Un(r,s){return l({win:"beginWin",loss:"beginLose",draw:"beginDraw"}[s],{player:Bn(r)})}var O=class extends A{constructor(){super(...arguments);this.asked=""}static{this.properties={input:{attribute:!1},options:{attribute:!1}}}createRenderRoot(){return this}willUpdate(e){let t=this.input+JSON.stringify(this.options);t!==this.asked&&(this.asked=t,this.begin())}};var yt=15e5,as=class extends O{constructor(){super(...arguments);this.certificate=new x(this);this.report=new x(this)}static{this.properties={...O.properties,trouble:{state:!0}}}begin(){this.trouble="",this.certificate.clear(),this.report.clear()}make(){this.report.clear(),this.certificate.run({verb:"certificate",input:this.input,options:this.options,limits:{time_ms:3e4}})}check(e){if(this.trouble="",e.length>yt){this.trouble=l("errorLong",{size:e.length.toLocaleString(),most:yt.toLocaleString()});return}this.report.run({verb:"check",input:e})}async file(e){let t=e.target,n=t.files?.[0];if(t.value="",!n)return;if(n.size>yt){this.trouble=l("errorLong",{size:n.size.toLocaleString(),most:yt.toLocaleString()});return}let i=await n.text();if(!i.startsWith("zermelo certificate")){this.trouble=l("errorFile");return}this.check(i)}render(){let{certificate:e,report:t}=this,n=t.value;return c`<p class="quiet">${l("certificateHint")}</p>
      <div class="row wrap">
        <button class="primary" @click=${this.make}>${l("makeCertificate")}</button>
        <label class="button"
          >${l("checkOther")}<input
            type="file"
            class="heard"
            @change=${i=>{this.file(i)}}
        /></label>
      </div>
      ${this.trouble?c`<div class="failed" role="alert">${this.trouble}</div>`:d}
      ${e.status(()=>this.make())}
      ${e.value?c`${B(e.value.text,"zermelo.cert")}
              <button class="primary" @click=${()=>this.check(e.value.text)}>
                ${l("checkIt")}
              </button>`:d}
      ${t.status()}
      ${n?c`<div class="report ${Vn(n)?"good":"bad"}" role="status">
              <strong>${l(Vn(n)?"accepted":"rejected")}</strong>
              <p>${n.text??n.message??n.reason??""}</p>
            </div>`:d}`}};function Vn(r){return r.accepted===!0||r.verdict==="accepted"}customElements.define("z-certificate",as);function Ci(r){return/^[\w./:,=@%^-]+$/.test(r)?r:`'${r.replace(/'/g,"'\\''")}'`}function Oi(r,s,e){let t=e.rules??[],n=s.split(/\s+/).filter(Boolean),i=n[0]??"";t.some(h=>h.name===i)&&(n[0]=`./${i}`);let a=n.every(h=>/^[\w./:,=-]+$/.test(h))?n.join(" "):Ci(n.join(" ")),u=[e.misere?"--misere":"",e.to_move?`--to-move ${String(e.to_move)}`:"",E()==="en"?"":`--lang ${E()}`];return["zermelo",r,a,...u].filter(Boolean).join(" ")}var ls=class extends O{begin(){}render(){let s=["solve","value","table","play"],e=n=>n==="value"?{...this.options,to_move:void 0}:n==="table"?{...this.options,to_move:void 0}:this.options,t=s.map(n=>Oi(n,this.input,e(n)));return c`<p class="quiet">${l("commandHint")}</p>
      ${B(t.join(`
`),"commands.txt")}
      <h3>${l("share")}</h3>
      ${B(location.href,"address.txt")}`}};customElements.define("z-command",ls);var cs=class extends O{constructor(){super(...arguments);this.formula=new x(this);this.value=new x(this);this.tikz=new x(this);this.picture=new x(this)}begin(){let e={input:this.input,limits:{time_ms:2e4}};this.formula.run({verb:"session",lines:[this.input],options:this.options,limits:e.limits}),this.value.run({verb:"value",...e,options:{...this.options,format:"latex"}}),this.tikz.run({verb:"draw",...e,options:{...this.options,format:"tikz"}}),this.picture.run({verb:"draw",...e,options:{...this.options,format:"svg"}})}render(){let{value:e,tikz:t,picture:n}=this,i=this.formula.value?.lines[0]?.latex;return c`<h3>${l("value")}</h3>
      ${i?B(`\\[ ${i} \\]`,"formula.tex"):d}
      ${e.value?B(e.value.text,"value.tex"):e.status()}
      <h3>${l("pictureTikz")}</h3>
      ${t.value?B(t.value.text,"position.tex"):t.status()}
      ${n.value?c`<button
              class="small"
              @click=${()=>q("position.svg",n.value.text,"image/svg+xml")}
            >
              ${l("download")}${l("colon")}${l("pictureSvg")}
            </button>`:d}`}};customElements.define("z-latex",cs);var Kn=200,us=class extends O{constructor(){super();this.table=new x(this);this.onlyP=!1,this.most=Kn}static{this.properties={...O.properties,onlyP:{state:!0},most:{state:!0}}}begin(){this.most=Kn,this.table.run({verb:"table",input:this.input,options:this.options,limits:{time_ms:2e4,positions:2e5}})}render(){let{table:e}=this,t=e.value?.positions??[],n=this.onlyP?t.filter(o=>o.outcome==="P"):t,i=t.some(o=>o.grundy!==null);return c`${e.status(()=>this.begin())}
    ${e.value?c`<div class="row wrap">
              <span>${l("rows",{count:n.length.toLocaleString()})}</span>
              <label class="check"
                ><input
                  type="checkbox"
                  .checked=${this.onlyP}
                  @change=${o=>this.onlyP=o.target.checked}
                />${l("onlyP")}</label
              >
              <button class="small" @click=${()=>q("table.csv",zi(n),"text/csv")}>
                ${l("download")} (CSV)
              </button>
            </div>
            <div class="scroll" tabindex="0" role="region" aria-label=${l("table")}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">${l("position")}</th>
                    <th scope="col">${l("outcome")}</th>
                    <th scope="col">${l("left")}</th>
                    <th scope="col">${l("right")}</th>
                    ${i?c`<th scope="col">${l("grundyValue")}</th>`:d}
                  </tr>
                </thead>
                <tbody>
                  ${n.slice(0,this.most).map(o=>c`<tr>
                        <td>
                          <a
                            class="mono"
                            href=${vt({q:this.questionOf(o.position),tab:"table"})}
                            >${o.position}</a
                          >
                        </td>
                        <td>${o.outcome??""}</td>
                        <td class=${o.left?.result??""}>${Qn(o.left)}</td>
                        <td class=${o.right?.result??""}>${Qn(o.right)}</td>
                        ${i?c`<td class="value">${o.grundy??""}</td>`:d}
                      </tr>`)}
                </tbody>
              </table>
            </div>
            ${n.length>this.most?c`<button class="small" @click=${()=>this.most*=5}>
                    ${l("showAll",{count:n.length.toLocaleString()})}
                  </button>`:d}`:d}`}questionOf(e){let t=this.table.value?.game??"";return t==="sum"?e:`${t} ${e}`}};function Qn(r){if(!r)return"";let s=r.distance===null||r.result==="draw"?"":` ${l("distance",{count:r.distance})}`;return l(r.result)+s}function zi(r){let s=t=>`"${t.replace(/"/g,'""')}"`,e=t=>[t.position,t.outcome??"",t.left?.result??"",t.left?.distance??"",t.right?.result??"",t.right?.distance??"",t.grundy??""].map(String).map(s).join(",");return["position,outcome,left,left_distance,right,right_distance,grundy",...r.map(e)].join(`
`)+`
`}customElements.define("z-table",us);var ds=class extends O{begin(){}render(){return c`<p class="quiet">${l("treeHint")}</p>
      <ul class="tree">
        <li>
          <z-tree-node
            .subject=${this.input}
            .options=${this.options}
            .label=${this.input}
            open
          ></z-tree-node>
        </li>
      </ul>`}},hs=60,ps=class extends A{constructor(){super();this.asked="";this.position=new x(this);this.answer=new x(this);this.subject=null,this.options={},this.label="",this.player=null,this.result=null,this.open=!1}static{this.properties={subject:{attribute:!1},options:{attribute:!1},label:{attribute:!1},player:{attribute:!1},result:{attribute:!1},open:{type:Boolean,reflect:!0}}}createRenderRoot(){return this}willUpdate(){if(!this.open||!this.subject)return;let e=this.subject+JSON.stringify(this.options);if(e===this.asked)return;this.asked=e;let t={input:this.subject,options:this.options};this.position.run({verb:"position",...t}),this.answer.run({verb:"solve",...t,options:{...this.options,only:"moves"},limits:{time_ms:1e4}})}render(){let{position:e,answer:t}=this,n=new Map((t.value?.moves??[]).map(m=>[ue(m.player,m.move),m])),i=m=>n.get(ue(m.player,m.label))??n.get(ue("both",m.label)),o=this.options.to_move,a=o==="left"?"right":o==="right"?"left":o,u={...this.options,...a?{to_move:a}:{}},h=e.value?.moves.filter(m=>!o||m.player===o||m.player==="both")??[],p=l(this.open?"collapse":"expand",{what:k(this.label)});return c`<span class="node"
        >${this.subject?c`<button
                class="twist"
                aria-expanded=${this.open?"true":"false"}
                aria-label=${p}
                @click=${()=>this.open=!this.open}
              >
                ${this.open?"▾":"▸"}
              </button>`:d}${this.result?is(this.result,""):d}<span class=${this.player??""}
          >${k(this.label)}</span
        >
        ${this.subject&&this.subject!==this.label?c`<a
                class="mono quiet"
                href=${vt({q:this.subject,tab:"tree",move:o})}
                >${this.subject}</a
              >`:d}
        ${this.open&&t.value?.worth?c`<span class="value">${t.value.worth.text}</span>`:d}
      </span>
      ${this.open?c`${e.status()}`:d}
      ${this.open&&e.value?c`<ul>
              ${h.slice(0,hs).map(m=>c`<li>
                    <z-tree-node
                      .subject=${m.subject}
                      .options=${u}
                      .label=${m.label}
                      .player=${m.player==="both"?null:m.player}
                      .result=${i(m)?.result??null}
                    ></z-tree-node>
                  </li>`)}
              ${h.length>hs?c`<li class="quiet">${l("moreMoves",{count:h.length-hs})}</li>`:d}
              ${h.length===0?c`<li class="quiet">${l("noMoves")}</li>`:d}
            </ul>`:d}`}};customElements.define("z-tree",ds);customElements.define("z-tree-node",ps);function Fe(r){let[s,e]=r.split("/");return Number(s)/Number(e??1)}function Xn(r,s,e){let n=[.25,.5,1,2,5,10,20,50,100,1e3].find(o=>(s-r)/o<=e)??(s-r)/e,i=[];for(let o=Math.ceil(r/n)*n;o<=s+1e-9;o+=n)i.push(o);return i}var Hi=()=>globalThis.matchMedia?.("(max-width: 700px)").matches?330:520,Ge=300;function xt(r){let s=Hi(),e=[r.left_wall,r.right_wall].map(v=>v.map(M=>({score:Fe(M.score),temperature:Fe(M.temperature)}))),t=e.flat(),n=t.map(v=>v.score),[i,o]=[Math.min(...n)-.5,Math.max(...n)+.5],a=Math.max(1,...t.map(v=>v.temperature))+.75,u=v=>40+(o-v)/(o-i)*(s-60),h=v=>14+(a-v)/(a+1)*(Ge-48),p=v=>`M ${[...v].sort((L,N)=>L.temperature-N.temperature).map(L=>`${u(L.score).toFixed(1)} ${h(L.temperature).toFixed(1)}`).join(" L ")}`,m=Math.max(...e[0].map(v=>v.temperature),...e[1].map(v=>v.temperature)),g=Fe(r.mean),f=v=>v.map(M=>`(${M.score}, ${M.temperature})`).join(" "),y=l("thermographOf",{mean:r.mean,temperature:r.temperature,left:f(r.left_wall),right:f(r.right_wall)});return c`<svg class="thermograph" viewBox="0 0 ${s} ${Ge}" role="img" aria-label=${y}>
    ${Xn(i,o,Math.floor(s/55)).map(v=>b`<line class="grid-line" x1=${u(v)} x2=${u(v)} y1="14" y2=${Ge-34} />
        <text class="tick" x=${u(v)} y=${Ge-18} text-anchor="middle">${v}</text>`)}
    ${Xn(-1,a,6).map(v=>b`<line class=${v===0?"zero-line":"grid-line"} x1="40" x2=${s-20} y1=${h(v)} y2=${h(v)} />
        <text class="tick" x="32" y=${h(v)+4} text-anchor="end">${v}</text>`)}
    ${b`<path class="mast" d="M ${u(g)} ${h(m)} L ${u(g)} 8" />
      <path class="wall left" d=${p(e[0])} /><path class="wall right" d=${p(e[1])} />`}
    <text class="tick" x=${s-20} y=${Ge-4} text-anchor="end">${l("score")}</text>
    <text class="tick" x="40" y="10">${l("temperature")}</text>
  </svg>`}var ms=class extends O{constructor(){super(...arguments);this.value=new x(this);this.walls=new x(this)}begin(){let e={time_ms:3e4};this.value.run({verb:"value",input:this.input,options:this.options,limits:e}).then(t=>{t&&!this.options.misere?this.walls.run({verb:"thermograph",input:this.input,options:this.options,limits:e}):this.walls.clear()})}render(){let{value:e,walls:t}=this,n=e.value;return e.state==="failed"&&e.error instanceof _&&e.error.kind==="bad input"?c`<p class="quiet">${l("noValue",{reason:e.error.message})}</p>`:c`${e.status(()=>this.begin())}
    ${n?c`<div class="value-panel">
              <div>
                <dl class="facts">
                  <dt>${l("canonicalForm")}</dt>
                  <dd><span class="value big">${n.value}</span> ${Ne(()=>n.value)}</dd>
                  ${Ie(l("outcome"),n.outcome)} ${Ie(l("leftStop"),n.left_stop)}
                  ${Ie(l("rightStop"),n.right_stop)} ${Ie(l("mean"),n.mean)}
                  ${Ie(l("temperature"),n.temperature)}
                </dl>
                ${n.notes?.map(o=>c`<p class="quiet">${o}</p>`)??d}
              </div>
              <div>
                ${t.value?xt(t.value):d}
                ${t.state==="busy"?t.status():d}
              </div>
            </div>
            ${(n.options?.length??0)>0?c`<div class="two options">
                    ${["left","right"].map(o=>this.options_(n.options,o))}
                  </div>`:d}`:d}`}options_(e,t){let n=e.filter(i=>i.player===t);return c`<div>
      <h3 class=${t}>
        ${l(t)}${l("colon")}${l("options")} <span class="quiet">${n.length}</span>
      </h3>
      <ul class="plain option-list">
        ${n.slice(0,200).map(i=>{let o=[i.dominated_by===null?"":l("dominated",{by:k(i.dominated_by)}),i.reversible_through===null?"":l("reversible",{through:i.reversible_through})].filter(Boolean),a=o.join(l("semicolon"));return c`<li class=${o.length>0?"struck":""} title=${a||d}>
            ${o.length>0?c`<del>${k(i.label)}</del>`:c`<span>${k(i.label)}</span>`}
            <span class="value">${i.value}</span>
            ${a?c`<span class="reason quiet">${a}</span>`:d}
          </li>`})}
      </ul>
    </div>`}};function Ie(r,s){return s==null?d:c`<dt>${r}</dt>
    <dd class="value">${s}</dd>`}customElements.define("z-value",ms);function Zn(r,s){if(!r)return c`<p class="quiet">…</p>`;let e=s?.theorems.find(t=>r.evidence.some(n=>n.by===t.name));return c`<div class="why">
    ${r.why&&r.why.length>0?c`<ol class="steps">
            ${r.why.map(qi)}
          </ol>`:r.explanation.length>0?c`<pre class="explanation" tabindex="0">${r.explanation.join(`
`)}</pre>`:d}
    ${e?c`<h3>${e.name}</h3>
            <p>${e.statement}</p>`:d}
    ${r.line.length>0?c`<h3>${l("bestPlay")}</h3>
            <ol class="line">
              ${r.line.slice(0,60).map(t=>c`<li>${k(t)}</li>`)}
            </ol>`:d}
    <h3>${l("restsOn")}</h3>
    <ul>
      ${r.evidence.map(t=>c`<li>${t.by} ${t.source?c`<span class="quiet">· ${t.source}</span>`:d}</li>`)}
    </ul>
    ${r.notes.map(t=>c`<p class="quiet">${t}</p>`)}
  </div>`}function qi(r){let s=`why ${r.step}`,e=Ni(r);return c`<li class="step">
    ${ct(s)?c`<strong>${l(s)}</strong>`:d} ${e}
    ${r.text.length>0?c`<pre class=${e===d?"":"quiet"}>${r.text.join(`
`)}</pre>`:d}
  </li>`}function Ni(r){switch(r.step){case"hypotheses":return c`<ul class="chips">
        ${Wi(r).map(s=>c`<li class=${r[s]?"holds":"fails"}>
              ${r[s]?"✓":"✗"} ${l(`why ${s}`)}
            </li>`)}
      </ul>`;case"mex":return Di(r.options,r.value);case"nim-sum":return Fi(r.values,r.sum);case"targets":return c`<div class="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">${l("why heap")}</th>
              <th scope="col">⊕ ${r.sum}</th>
              <th scope="col">${l("why move")}</th>
            </tr>
          </thead>
          <tbody>
            ${r.heaps.slice(0,J).map(s=>c`<tr class=${s.is_less?"chosen":""}>
                  <td>${s.value}</td>
                  <td>${s.target}</td>
                  <td>${s.is_less?c`${s.value} → <b>${s.target}</b>`:"–"}</td>
                </tr>`)}
          </tbody>
        </table>
      </div>`;case"value sum":return c`<p class="mono formula">
        ${r.values.slice(0,J).map((s,e)=>c`${e>0?" + ":d}<span class="value">${s}</span>`)}
        = <span class="value">${r.sum}</span> ${Yn[r.sign]??""}
      </p>`;case"value":return c`<p class="mono formula">
        ${r.position} = <span class="value">${r.value}</span> ${r.sign?Yn[r.sign]:d}
      </p>`;case"number avoided":return c`<p class="mono formula">${r.position} = <span class="value">${r.value}</span></p>`;case"dominated":return c`<p class="formula">
        ${Jn(r)} ${r.player==="left"?"≤":"≥"} ${r.by?er(r.by):d}
      </p>`;case"reversible":return c`<p class="formula">
        ${Jn(r)} → ${r.reply?c`<span class="mono">${k(r.reply)}</span> = `:d}<span
          class="value"
          >${r.through}</span
        >
        ${r.player==="left"?"≤":"≥"} <span class="value">${r.whole}</span>
      </p>`;default:return d}}function Wi(r){return["impartial","loop_free","normal_play","last_move_decides"].filter(e=>e!=="normal_play"||r.last_move_decides)}var J=40,Yn={positive:"> 0",negative:"< 0",zero:"= 0",fuzzy:"∥ 0"};function er(r){return c`<span class="mono">${k(r.move)}</span> (<span class="value">${r.value}</span>)`}function Jn(r){return c`<s class=${r.player}>${er(r)}</s>`}function Di(r,s){let e=Number(s),t=new Map;for(let a of r)t.set(a.value,[...t.get(a.value)??[],a.move]);let n=[...t.keys()].sort((a,u)=>Number(a)-Number(u)),i=Number.isSafeInteger(e)&&e<J?[...Array(e+1).keys()].map(String):[],o=[...new Set([...i,...n])].sort((a,u)=>Number(a)-Number(u));return c`<div class="wide-table">
      <table class="mex">
        <thead>
          <tr>
            <th scope="col">${l("why option value")}</th>
            <th scope="col">${l("moves")}</th>
          </tr>
        </thead>
        <tbody>
          ${o.slice(0,J).map(a=>c`<tr class=${a===s?"chosen":""}>
                <td>${a}</td>
                <td>${a===s?"–":ji(t.get(a)??[])}</td>
              </tr>`)}
        </tbody>
      </table>
    </div>
    <p class="mono formula">mex {${n.slice(0,J).join(", ")}} = <b>${s}</b></p>`}function ji(r){let s=r.slice(0,4).map(k).join(", ");return r.length>4?`${s} … (${r.length})`:s}var Gi=64;function Fi(r,s){let e=[...r.slice(0,J),s].map(a=>BigInt(a)),t=Math.max(...e.map(a=>a.toString(2).length));if(t>Gi||r.length>J)return c`<p class="mono formula">${r.slice(0,J).join(" ⊕ ")} = <b>${s}</b></p>`;let n=a=>[...a.toString(2).padStart(t,"0")],i=n(e[e.length-1]),o=(a,u,h)=>c`<tr class=${h?"total":""}>
      <th scope="row">${h?`⊕ = ${u}`:u}</th>
      ${n(a).map((p,m)=>c`<td class="${p==="1"?"one":"nought"} ${i[m]==="1"?"odd":""}">${p}</td>`)}
    </tr>`;return c`<div class="wide-table">
    <table class="column-sum">
      <thead>
        <tr>
          <td></td>
          ${[...Array(t).keys()].map(a=>c`<th scope="col" class=${i[a]==="1"?"odd":""}>${Ii(t-1-a)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${r.map((a,u)=>o(e[u],a,!1))}
        ${o(e[e.length-1],s,!0)}
      </tbody>
    </table>
  </div>`}function Ii(r){return r<20?String(2**r):`2^${r}`}var Ui="nim 3 4 5",tr=2e4,Bi={letters:"editHint",places:"editDragHint",text:"editTextHint"},gs=class extends C{constructor(){super();this.position=new x(this);this.answer=new x(this);this.allMoves=new x(this);this.argument=new x(this);this.asked="";this.bar=null;this.input="";this.given={};this.rulesOfFile={};this.earlier=[];this.boardsOfParts=new Map;this.mode="move",this.side="left",this.typed=null,this.letter="",this.tool="blue",this.held="",this.open=new Set,this.game=null,this.file=null,this.linkError=""}static{this.properties={...C.properties,mode:{state:!0},side:{state:!0},typed:{state:!0},letter:{state:!0},tool:{state:!0},held:{state:!0},open:{state:!0},game:{state:!0},file:{state:!0},linkError:{state:!0}}}get question(){return this.value("q")||Ui}get mover(){let e=this.value("move");return e==="left"||e==="right"?e:""}get options(){let e=this.mover;return{...this.value("misere")?{misere:!0}:{},...e?{to_move:e}:{},...this.rulesOfFile}}willUpdate(e){if(!e.has("route"))return;let t=["q","misere","move","file"].map(i=>this.value(i)).join(`
`);if(t===this.asked)return;let n=this.asked==="";this.asked=t,this.typed?.trim()!==this.question&&(this.typed=null),this.open=new Set,n?setTimeout(()=>{this.begin()}):this.begin()}updated(e){let t=this.querySelector(".tab-bar");(e.has("route")||t!==this.bar)&&In(this),this.bar=t}async begin(){let e=this.asked;this.linkError="";let t=this.value("file"),n=t?await fe(t).catch(()=>null):null,i=n?this.question:await be(this.question),o=await ft(n,i);if(e!==this.asked)return;if(this.input=i,t&&!n&&(this.linkError=l("errorLink")),this.file=n,this.rulesOfFile=o,this.given=this.options,this.requestUpdate(),this.findGame(i),i.length>tr){this.position.clear(),this.answer.clear(),this.linkError=l("errorLong",{size:i.length.toLocaleString(),most:tr.toLocaleString()});return}let{options:a}=this;this.allMoves.clear(),this.argument.clear();let u=this.position.run({verb:"position",input:i,options:a},!0),h=await this.answer.run({verb:"solve",input:i,options:a},!0);if(h===null||e!==this.asked)return;let{sentence:p}=Y(h,(await u)?.impartial??null);H([p,os(h)].filter(Boolean).join(" ")),h.confidence!=="stopped"&&this.argument.run({verb:"solve",input:i,options:{...a,why:!0},limits:{time_ms:2e4}}),!(h.moves_listed==="all"||h.confidence==="stopped")&&(((await u)?.moves.length??0)===0||e!==this.asked||await this.allMoves.run({verb:"solve",input:i,options:{...a,only:"moves"},limits:{time_ms:2e4}}))}async findGame(e){try{let t=je(e),n=t.endsWith(".star")&&!this.file?await he():await De();this.game=n.find(i=>i.name===t||i.aliases.includes(t))??null}catch{this.game=null}}ask(e){clearTimeout(this.typing),R({q:e.trim()})}type(e){let t=e.target.value;this.typed=t,clearTimeout(this.typing),t.trim()!==""&&(this.typing=setTimeout(()=>R({q:t.trim()},!0),250))}play(e){let t=e.subject??(e.to===null?null:`${this.position.value?.game} ${e.to}`);if(t===null)return;let n=this.mover,i=n&&!this.position.value?.impartial?n==="left"?"right":"left":n;e.player!=="both"&&(this.side=e.player==="left"?"right":"left"),R({q:t,move:i||null}),H(k(e.label))}edited(e,t,n){if(n===null)return;let i=this.position.value;if(!i)return;if(this.earlier.push(this.question),e===null)return this.ask(`${t.game} ${n}`);let o=i.parts.map((a,u)=>u===e?`${a.game} ${n}`:a.subject);this.ask(o.join(" + "))}undo(){let e=this.earlier.pop();e!==void 0&&this.ask(e)}render(){let{position:e}=this;return c`<h1 class="heard">${l("position")}</h1>
      ${this.head()}
      ${this.linkError?c`<div class="notice" role="alert">${this.linkError}</div>`:d}
      <div class="two">
        <section class="card board-card" aria-label=${l("board")}>
          ${e.value?this.boards(e.value):d}
          ${e.status(()=>{this.begin()})}
          ${e.state==="failed"?this.undoButton():d}
        </section>
        ${this.isRefused?d:c`<section class="card verdict-card" aria-label=${l("moves")}>
                ${this.verdict()} ${e.value?this.moveLists(e.value):d}
              </section>`}
      </div>
      ${this.isRefused?d:this.details()}`}get isRefused(){let{position:e,answer:t}=this;return e.state==="failed"&&t.state==="failed"&&!K(e.error)}head(){let e=this.position.value?.impartial,t=l("typePosition");return c`<div class="ask">
      <z-games
        current=${je(this.input||this.question)}
        @choose=${n=>{let i=n.detail;this.earlier=[],le(S("position",{q:i.examples[0]??i.name,tab:this.value("tab")}))}}
      ></z-games>
      <form
        class="grow"
        @submit=${n=>{n.preventDefault(),this.ask(this.typed??this.question)}}
      >
        <input
          class="mono"
          aria-label=${t}
          placeholder=${t}
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          .value=${this.typed??this.question}
          @input=${this.type}
        />
        <button class="primary">${l("ask")}</button>
      </form>
      <label class="check" title=${l("misereHint")}
        ><input
          type="checkbox"
          .checked=${this.value("misere")!==""}
          @change=${n=>R({misere:n.target.checked?"1":null})}
        />${l("misere")}</label
      >
      ${e?d:c`<label class="check"
              >${l("toMove")}
              <select
                @change=${n=>R({move:n.target.value||null})}
              >
                ${["","left","right"].map(n=>c`<option value=${n} ?selected=${n===this.mover}>
                      ${n?l(n):l("either")}
                    </option>`)}
              </select></label
            >`}
    </div>`}verdict(){let{answer:e}=this,t=e.value,n=this.position.value?.impartial??null,i=t?.worth,o=t?Y(t,n):null,a=t?os(t):"";return c`${o&&t?c`<div class="verdict ${o.tone}">
            <p class="who">${o.sentence}</p>
            <p class="quiet">${[o.letter,o.detail].filter(Boolean).join(" · ")}</p>
            ${a?c`<p>${a}</p>`:d}
            <p class="quiet">
              ${i?c`<span
                        >${i.kind==="value"?l("value"):l("grundyValue")}${l("colon")}<strong
                          class="value"
                          >${i.text}</strong
                        ></span
                      >
                      · `:d}
              ${t.evidence[0]?c`<span>${l("evidence",{by:t.evidence[0].by})}</span> · `:d}<span>${l(Qi(t.confidence))}</span>
            </p>
            ${t.stopped?c`<p class="quiet">${l("stoppedBy",{limit:t.stopped})}</p>`:d}
          </div>`:d}
    ${this.position.state==="failed"&&e.state==="failed"?d:e.status(()=>{this.begin()})}`}shown(e){let t=this.allMoves.value?.moves??this.answer.value?.moves??[];return U(e,t)}sideOf(e){return e.impartial?null:e.to_move??(this.mover||this.side)}moveLists(e){let t=this.shown(e),n=this.sideOf(e),i=n===null?t:t.filter(({move:h})=>h.player===n||h.player==="both"),o=n!==null&&!e.to_move&&!this.mover,a=h=>this.play(h),u=h=>this.open=new Set([...this.open,h]);return c`${o?c`<div class="switch" role="group" aria-label=${l("moves")}>
            ${["left","right"].map(h=>c`<button
                  class="small ${h}"
                  aria-pressed=${n===h?"true":"false"}
                  @click=${()=>this.side=h}
                >
                  ${l(h)}
                </button>`)}
          </div>`:d}
    ${i.length===0&&e.moves_more?d:Gn(i,a,this.open,u,n??"")}
    ${e.moves_more?c`<p class="quiet">${Ki(e.moves_more)}</p>`:d}
    ${this.allMoves.state==="busy"?this.allMoves.status():d}`}boards(e){let t=this.shown(e),n=this.sideOf(e),{drawing:i}=e,o=i?.kind==="sum"?i.parts:null,a=o?o.map((u,h)=>this.onePart(e,u,h,t,n)):[this.onePart(e,i,null,t,n)];return c`<div class="boards ${o?"sum":""}">
        ${a.map((u,h)=>h===0?u:c`<span class="plus" aria-hidden="true">+</span>${u}`)}
      </div>
      <div class="row board-tools">
        <div class="switch" role="group" aria-label=${l("board")}>
          ${["move","edit"].map(u=>c`<button
                class="small"
                aria-pressed=${this.mode===u?"true":"false"}
                @click=${()=>this.mode=u}
              >
                ${l(u==="move"?"modeMove":"modeEdit")}
              </button>`)}
        </div>
        ${this.undoButton()}
        <a class="button small" href=${this.playAddress()}>${l("playFromHere")}</a>
      </div>
      <p class="quiet small-text">
        ${l(this.mode==="move"?"modeHint":Bi[On(e)])}
      </p>
      ${i?.kind==="graph"?c`<p class="quiet small-text">${l("editGraphHint")}</p>`:d}`}undoButton(){return this.earlier.length===0?d:c`<button class="small" @click=${this.undo}>${l("undoEdit")}</button>`}playAddress(){return S("play",{q:this.question,misere:this.value("misere"),file:this.value("file")})}onePart(e,t,n,i,o){let a=n===null?null:e.parts[n],u=a?{...e,game:a.game,text:a.text,subject:a.subject,drawing:t,board:this.boardOf(a.game,a.subject),parts:[]}:e,h=n===null?i:i.filter(({move:p})=>p.part===n);return c`<div class="one-board">
      ${a?c`<p class="part-name mono">${a.subject}</p>`:d}
      <z-board
        .position=${u}
        .moves=${h}
        .side=${o}
        .mode=${this.mode}
        .marks=${!0}
        @play=${p=>this.play(p.detail)}
        @edit=${p=>this.edit(u,n,p.detail.id)}
        @carry=${p=>this.carry(u,n,p.detail)}
      ></z-board>
      ${this.mode==="edit"?this.tools(u,n):d}
    </div>`}boardOf(e,t){if(this.mode!=="edit")return null;let n=this.boardsOfParts.get(e);if(n!==void 0)return n;this.boardsOfParts.set(e,null);let i={verb:"position",input:t,options:this.rulesOfFile};return W(i).then(({board:o})=>{this.boardsOfParts.set(e,o),this.requestUpdate()},()=>{}),null}edit(e,t,n){let{drawing:i}=e,o=Number(n.slice(1));if(i?.kind==="graph"){/^hackenbush/.test(e.game)&&this.editEdges(e,t,n);return}if(n.startsWith("c")){let a=this.heapAt(e,o);if(a)return this.edited(t,e,$t(e,a.heap,BigInt(a.height-a.size)));this.edited(t,e,Ln(e,o,this.letter||null))}}heapAt(e,t){let{drawing:n}=e;if(n?.kind!=="grid"||!X(e))return null;let i=n.rows[0]?.length??0;if(i===0||!n.rows.flat().every(p=>p.square==="absent"))return null;let[o,a]=[Math.floor(t/i),t%i],u=Number(X(e).words[a]),h=n.rows.length-o;return Number.isSafeInteger(u)?{heap:a,height:h===u?u-1:h,size:u}:null}editEdges(e,t,n){let{drawing:i}=e;if(i?.kind!=="graph")return;let o=Nn(i),a=Number(n.slice(1));if(n.startsWith("e")){if(this.tool==="erase")o.splice(a,1);else if(this.tool!=="add")o[a].colour={blue:"l",red:"r",green:"g"}[this.tool];else return;return this.edited(t,e,Zt(o))}let u=Jt(i,a);if(this.tool!=="add")return;if(!this.held){this.held=u;return}let h=new Set(o.flatMap(m=>[m.from,m.to])),p=1;for(;h.has(`n${p}`);)p+=1;o.push({from:this.held,to:this.held===u?`n${p}`:u,colour:"g"}),this.held="",this.edited(t,e,Zt(o))}carry(e,t,{from:n,to:i}){let{drawing:o}=e;if(o?.kind!=="grid"||!n.startsWith("c")||!i.startsWith("c"))return;let a=u=>{let h=u;for(let p=0;p<o.rows.length;p++){let{length:m}=o.rows[p];if(h<m)return oe(o,p,h);h-=m}return""};this.edited(t,e,zn(e,Number(n.slice(1)),Number(i.slice(1)),a))}tools(e,t){let n=h=>this.edited(t,e,h),i=X(e);if(e.drawing?.kind==="graph"&&/^hackenbush/.test(e.game))return this.edgeTools();if(i&&e.board?.kind!=="strip"&&i.words.length<=12)return c`<div class="row wrap">
        ${i.words.map((h,p)=>c`<span class="stepper" role="group" aria-label=${l("heap",{number:p+1})}
              ><button class="small" aria-label="−1" @click=${()=>n($t(e,p,-1n))}>
                −</button
              ><span>${h}</span
              ><button class="small" aria-label="+1" @click=${()=>n($t(e,p,1n))}>
                +
              </button></span
            >`)}
        <button class="small" @click=${()=>n(Hn(e))}>${l("addHeap")}</button>
        <button
          class="small"
          ?disabled=${i.words.length<2}
          @click=${()=>n(qn(e))}
        >
          ${l("removeHeap")}
        </button>
      </div>`;if(!ce(e))return c``;let a=e.drawing?.kind==="grid"&&e.drawing.ground==="dots"?[]:ze(e),u=e.drawing?.kind==="grid"&&e.drawing.rows.length===1;return c`<div class="row wrap">
      ${a.length>0?c`<span class="quiet">${l("putHere")}</span>`:d}
      ${a.map(h=>c`<button
            class="small mono"
            aria-pressed=${this.letter===h?"true":"false"}
            @click=${()=>this.letter=this.letter===h?"":h}
          >
            ${h}
          </button>`)}
      ${u?d:c`<button class="small" @click=${()=>n(He(e,1,0))}>${l("addRow")}</button>
              <button class="small" @click=${()=>n(He(e,-1,0))}>
                ${l("removeRow")}
              </button>`}
      <button class="small" @click=${()=>n(He(e,0,1))}>${l("addColumn")}</button>
      <button class="small" @click=${()=>n(He(e,0,-1))}>${l("removeColumn")}</button>
    </div>`}edgeTools(){let e=[["blue",l("edgeBlue")],["red",l("edgeRed")],["green",l("edgeGreen")],["add",l("edgeAdd")],["erase",l("edgeErase")]];return c`<div class="row wrap" role="group" aria-label=${l("modeEdit")}>
        ${e.map(([t,n])=>c`<button
              class="small tool-${t}"
              aria-pressed=${this.tool===t?"true":"false"}
              @click=${()=>{this.tool=t,this.held=""}}
            >
              ${n}
            </button>`)}
      </div>
      ${this.tool==="add"?c`<p class="quiet small-text">
              ${l("edgeAddHint")} ${this.held?l("selected",{what:this.held}):""}
            </p>`:d}`}details(){let e=this.value("tab")||"why",{game:t,input:n,given:i}=this;if(!n)return c``;let o=this.position.value,a=[{id:"why",title:l("why"),body:()=>Zn(this.argument.value??this.answer.value,t)},{id:"value",title:l("valueTab"),body:()=>c`<z-value .input=${n} .options=${i}></z-value>`},{id:"tree",title:l("tree"),body:()=>c`<z-tree .input=${n} .options=${i}></z-tree>`},{id:"table",title:l("table"),body:()=>c`<z-table .input=${n} .options=${i}></z-table>`},{id:"certificate",title:l("certificate"),body:()=>c`<z-certificate .input=${n} .options=${i}></z-certificate>`},{id:"latex",title:l("latex"),body:()=>c`<z-latex .input=${n} .options=${i}></z-latex>`},{id:"command",title:l("commandLine"),body:()=>c`<z-command .input=${n} .options=${i}></z-command>`},{id:"rules",title:l("rules"),body:()=>Xi(t,o)}];return Fn(a,e,u=>R({tab:u},!0),l("position"))}},Vi=2e5;function Ki(r){return r<Vi?l("moreMoves",{count:r.toLocaleString()}):l("tooManyMoves")}function Qi(r){return`confidence_${["proved","checked","conjectured","stopped"].find(e=>e===r)??"stopped"}`}function Xi(r,s){return r?c`<h2>${ve(r)}</h2>
    <p>${r.rules}</p>
    ${r.source?c`<p class="quiet">${r.source}</p>`:d}
    ${r.parameters?c`<h3>${l("parameters")}</h3>
            <pre>${r.parameters}</pre>`:d}
    ${r.position?c`<h3>${l("howWritten")}</h3>
            <p>${r.position}</p>`:c`<p>
            <a class="button small" href=${S("own",{example:r.name})}>${l("useOwn")}</a>
          </p>`}
    <h3>${l("examples")}</h3>
    <ul class="plain">
      ${r.examples.map(e=>c`<li><a class="mono" href=${S("position",{q:e})}>${e}</a></li>`)}
    </ul>
    ${r.theorems.map(e=>c`<h3>${l("theorem")}${l("colon")}${e.name}</h3>
          <p>${e.statement}</p>
          ${e.source?c`<p class="quiet">${e.source}</p>`:d}`)}`:c`<p class="quiet">${s?.game??""}</p>`}customElements.define("z-position",gs);var Yi="nim 3 4 5",sr=["human","perfect","strong","middling","weak"],Ji={perfect:"perfect",strong:"good",middling:"weak",weak:"random"},Zi=1e3,eo=200,fs=class extends C{constructor(){super();this.position=new x(this);this.reply=new x(this);this.advice=new x(this);this.judged=new x(this);this.asked="";this.wanted="";this.input="";this.rulesOfFile={};this.start="left";this.plies=[],this.stage=0,this.running=!1,this.file=null,this.typed=null,this.trouble="",this.temperatures=[]}static{this.properties={...C.properties,plies:{state:!0},stage:{state:!0},running:{state:!0},file:{state:!0},typed:{state:!0},trouble:{state:!0},temperatures:{state:!0}}}get question(){return this.value("q")||Yi}who(e){let t=this.value(e===0?"one":"two");return sr.find(n=>n===t)??(e===0?"human":"perfect")}get rules(){return{...this.value("misere")?{misere:!0}:{},...this.rulesOfFile}}get impartial(){return this.position.value?.impartial===!0}get subject(){return this.plies.at(-1)?.subject??this.input}get turn(){return this.plies.length%2}get side(){return this.turn===0?this.start:this.start==="left"?"right":"left"}willUpdate(e){if(!e.has("route"))return;let t=["q","misere","file","first"].map(i=>this.value(i)).join(`
`),n=this.value("moves");t===this.asked&&n===this.wanted||(this.asked=t,this.typed=null,this.begin(n))}async begin(e){let t=this.asked;this.wanted=e,this.running=!1,this.plies=[],this.stage=0,this.trouble="",this.judged.clear(),this.temperatures=[],this.reply.clear(),this.advice.clear();let n=this.value("file");this.input=this.question;try{this.file=n?await fe(n):null,this.input=this.file?this.question:await be(this.question),this.rulesOfFile=await ft(this.file,this.input)}catch{this.file=null,this.trouble=l("errorLink")}if(t!==this.asked||e!==this.wanted)return;let i=await this.position.run({verb:"position",input:this.input,options:this.rules});if(!(!i||t!==this.asked)){this.start=i.to_move??(this.value("first")==="right"?"right":"left");for(let o of e.split(";").filter(Boolean)){let a=this.position.value,u=a&&this.legal(a).find(m=>m.label===o.trim());if(!u?.subject){this.trouble=l("errorAddress");break}this.plies=[...this.plies,{player:this.side,label:u.label,subject:u.subject}];let h={...this.rules,to_move:this.side};if(!await this.position.run({verb:"position",input:u.subject,options:h})||t!==this.asked)return}this.answerIfComputer()}}legal(e){return e.moves.filter(t=>t.player==="both"||t.player===this.side)}ending(e){let t=e.ended?.[this.side]??null;return t||(this.repeats()?"draw":this.legal(e).length>0||e.moves_more?null:this.value("misere")?"win":"loss")}repeats(){let e=(t,n)=>t.subject===this.subject&&(n+1)%2===this.turn;return this.plies.filter(e).length>=3}async play(e){if(!e.subject||this.plies.length>=Zi)return;let t=this.nameOf(this.turn);this.plies=[...this.plies,{player:this.side,label:e.label,subject:e.subject}],this.stage=0,this.advice.clear(),this.judged.clear(),this.temperatures=[],H(l("youMoved",{player:t,move:k(e.label)})),this.wanted=this.plies.map(a=>a.label).join(";"),R({moves:this.wanted},!0);let n={...this.rules,to_move:this.side},i=await this.position.run({verb:"position",input:e.subject,options:n},!0);if(!i)return;let o=this.ending(i);if(o){this.running=!1,H(this.result(o));return}this.answerIfComputer()}async answerIfComputer(){let e=this.position.value,t=this.who(this.turn),n=this.who(0)!=="human"&&this.who(1)!=="human";!e||t==="human"||this.ending(e)||n&&!this.running||await this.computerMove()}async computerMove(){let e=this.who(this.turn),t=e==="human"?"perfect":Ji[e],{length:n}=this.plies,i=await this.reply.run({verb:"play",input:this.subject,options:{...this.rules,to_move:this.side,strength:t,seed:1+Math.floor(Math.random()*1e9)},limits:{time_ms:15e3}}),o=this.position.value;if(!i?.move||!o||this.plies.length!==n)return;let a=i.move,u=this.legal(o).find(h=>h.label===a.label)??a;await this.play(u),this.running&&H(l("computerMoved",{move:k(u.label)}))}takeBack(){this.running=!1,this.reply.clear();let e=this.who(0)==="human"||this.who(1)==="human",t=this.who(0)==="human"&&this.who(1)==="human",n=this.plies.length-1;if(e&&!t)for(;n>0&&this.who(n%2)!=="human";)n-=1;this.jump(n)}jump(e){let t=this.plies.slice(0,Math.max(0,e)).map(n=>n.label).join(";");this.begin(t),R({moves:t||null},!0)}async hint(){this.stage+=1,this.advice.value||await this.advice.run({verb:"solve",input:this.subject,options:{...this.rules,to_move:this.side,only:"moves"},limits:{time_ms:15e3}});let[e,t]=[this.advice.value,this.position.value];if(this.stage!==2||!e||!t)return;let n=this.advised(e).best;n&&!this.where(t,n.move)&&(this.stage=3)}advised(e){let t=e.moves.filter(a=>a.player==="both"||a.player===this.side),n=t.filter(a=>a.result==="win"),i=t.length>0&&t.every(a=>a.result!==null),o=i?t.find(a=>a.result==="draw")??t[0]:void 0;return{winning:n,areAllKnown:i,best:n[0]??o}}async review(){await this.judged.run({verb:"review",input:this.input,options:{...this.rules,to_move:this.start,moves:this.plies.map(t=>t.label)},limits:{time_ms:3e4}})&&!this.impartial&&!this.value("misere")&&await this.measure()}async measure(){let{judged:e,plies:t}=this,{value:n}=e;this.temperatures=[];let i=()=>e.value===n&&this.plies===t;for(let o of[this.input,...t.map(a=>a.subject)].slice(0,eo)){let a={verb:"thermograph",input:o,options:this.rulesOfFile,lang:E(),limits:{time_ms:3e3}},u=await W(a).catch(h=>h instanceof _&&h.kind==="stopped"?void 0:null);if(!i()||u===null)return;this.temperatures=[...this.temperatures,u?.temperature??null]}}nameOf(e){return this.who(e)!=="human"?this.who(e===0?1:0)==="human"?l("computer"):l(e===0?"first":"second"):this.who(0)==="human"&&this.who(1)==="human"?l(e===0?"first":"second"):l("human")}result(e){if(e==="draw")return this.repeats()?l("repeated"):l("isDraw");let t=e==="win"?this.turn:1-this.turn,n=this.nameOf(t);return n===l("human")?l("youHaveWon"):l("hasWon",{player:n})}render(){let e=this.position.value,t=e?this.ending(e):null;return c`<h1 class="heard">${l("play")}</h1>
      ${this.setup()} ${this.trouble?c`<div class="notice" role="alert">${this.trouble}</div>`:d}
      <div class="two">
        <section class="card board-card" aria-label=${l("board")}>
          ${e?this.table(e,t):d}
          ${this.position.status(()=>{this.begin(this.value("moves"))})}
        </section>
        <section class="card" aria-label=${l("history")}>
          <h2 class="first">${l("history")}</h2>
          ${this.list()} ${this.reviewed()}
        </section>
      </div>`}setup(){let e=n=>c`<label class="field"
        >${l(n===0?"first":"second")}
        <select
          @change=${i=>R({[n===0?"one":"two"]:i.target.value,moves:null})}
        >
          ${sr.map(i=>c`<option value=${i} ?selected=${i===this.who(n)}>
                ${i==="human"?l("human"):`${l("computer")}${l("colon")}${l(i)}`}
              </option>`)}
        </select></label
      >`,t=this.position.value?.to_move&&this.plies.length===0;return c`<div class="ask play-setup">
      <z-games
        current=${je(this.input||this.question)}
        @choose=${n=>le(S("play",{q:n.detail.start?`${n.detail.name} ${n.detail.start}`:n.detail.examples[0]??n.detail.name,one:this.value("one"),two:this.value("two")}))}
      ></z-games>
      <form
        class="grow"
        @submit=${n=>{n.preventDefault(),R({q:(this.typed??this.question).trim(),moves:null})}}
      >
        <input
          class="mono"
          aria-label=${l("typePosition")}
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          .value=${this.typed??this.question}
          @input=${n=>this.typed=n.target.value}
        />
        <button class="primary">${l("newGame")}</button>
      </form>
      ${e(0)} ${e(1)}
      ${this.impartial||t?d:c`<label class="field"
              >${l("firstIs")}
              <select
                @change=${n=>R({first:n.target.value,moves:null})}
              >
                ${["left","right"].map(n=>c`<option value=${n} ?selected=${n===this.start}>${l(n)}</option>`)}
              </select></label
            >`}
      <label class="check"
        ><input
          type="checkbox"
          .checked=${this.value("misere")!==""}
          @change=${n=>R({misere:n.target.checked?"1":null,moves:null})}
        />${l("misere")}</label
      >
    </div>`}table(e,t){let n=this.who(this.turn)==="human",i=this.reply.state==="busy"||this.position.state==="busy",o=this.nameOf(this.turn),a=this.impartial?"":` (${l(this.side)})`,u=t?this.result(t):n&&o===l("human")?l("yourMove")+a:l("turnOf",{player:o})+a,h=this.stage>=3?this.advice.value?.moves??[]:[],p=U(e,h),{drawing:m}=e,g=m?.kind==="sum"?m.parts:[m],f=n&&!t&&!i?"move":"look",y=g.map((M,L)=>{let N=m?.kind==="sum",_t=N?{...e,drawing:M,subject:e.parts[L]?.subject??""}:e,Tt=N?p.filter(({move:xe})=>xe.part===L):p;return c`${L>0?c`<span class="plus" aria-hidden="true">+</span>`:d}
        <div class="one-board">
          <z-board
            .position=${_t}
            .moves=${Tt}
            .side=${this.impartial?null:this.side}
            .mode=${f}
            .marks=${this.stage>=3}
            @play=${xe=>{this.play(xe.detail)}}
          ></z-board>
        </div>`}),v=this.who(0)!=="human"&&this.who(1)!=="human";return c`<p class="turn ${t?"over":""}" role="status">${u}</p>
      <div class="boards ${g.length>1?"sum":""}">${y}</div>
      ${this.reply.state==="busy"?this.reply.status():d}
      ${this.reply.state==="failed"?this.reply.status(()=>{this.computerMove()}):d}
      <div class="row wrap">
        ${n&&!t?c`<button @click=${()=>{this.hint()}} ?disabled=${this.stage>=3}>
                ${l(this.stage===0?"hint":"nextHint")}
              </button>`:d}
        <button ?disabled=${this.plies.length===0} @click=${this.takeBack}>${l("takeBack")}</button>
        ${n&&!t?c`<button ?disabled=${i} @click=${()=>{this.computerMove()}}>
                ${l("stepPlay")}
              </button>`:d}
        ${v&&!t?c`<button ?disabled=${i&&!this.running} @click=${()=>{this.computerMove()}}>
                  ${l("stepPlay")}
                </button>
                <button
                  class="primary"
                  @click=${()=>{this.running=!this.running,this.running&&this.answerIfComputer()}}
                >
                  ${l(this.running?"pause":"autoPlay")}
                </button>`:d}
        <a
          class="button"
          href=${S("position",{q:this.subject,misere:this.value("misere"),move:this.impartial?"":this.side,file:this.value("file")})}
          >${l("analyse")}</a
        >
      </div>
      ${this.hints(e)}
      ${n&&!t&&!m?c`<div class="row wrap">
              ${this.legal(e).slice(0,60).map(M=>c`<button class="small" @click=${()=>{this.play(M)}}>
                      ${k(M.label)}
                    </button>`)}
            </div>`:d}
      ${n&&!t&&m?c`<details class="all-moves">
              <summary>${l("moves")} (${this.legal(e).length})</summary>
              <div class="row wrap">
                ${this.legal(e).slice(0,120).map(M=>c`<button class="small" @click=${()=>{this.play(M)}}>
                        ${k(M.label)}
                      </button>`)}
              </div>
            </details>`:d}`}hints(e){if(this.stage===0)return d;if(!this.advice.value)return c`${this.advice.status()}`;let{winning:t,areAllKnown:n,best:i}=this.advised(this.advice.value),o=[];if(i?t.length===0?o.push(l(i.result==="draw"?"hintNoneDraw":"hintNone")):n?o.push(l("hintCount",{count:t.length,all:this.legal(e).length})):o.push(l("hintSomeWin")):o.push(l("unknownWinner")),i&&this.stage>=2){let a=this.where(e,i.move);a&&o.push(l("hintWhere",{where:a}))}if(i&&this.stage>=3){let a=i.result==="win"?"hintMove":i.result==="draw"?"hintMoveDraw":"hintMoveLong";o.push(l(a,{move:k(i.move)}));let u=this.advice.value.explanation.at(-1);u&&o.push(u)}return c`<div class="hint" role="status">${o.map(a=>c`<p>${a}</p>`)}</div>`}where(e,t){let n=this.legal(e).find(a=>a.label===t);if(!n)return"";if(n.part!==null&&n.part!==void 0)return e.parts[n.part]?.subject??"";let{drawing:i}=e,o=n.cells?.[0];if(i?.kind==="grid"&&o!==void 0){let a=i.rows[0]?.length??1;if(i.rows.every(u=>u.length===a)){let u=o%a;return ie(i)?l("heap",{number:u+1}):i.rows.length===1&&!i.columns[u]?l("placeNumber",{number:u+1}):oe(i,Math.floor(o/a),u)}}return i?.kind==="graph"?so(i,n):""}list(){if(this.plies.length===0)return c`<p class="quiet">${l("nothingPlayed")}</p>`;let e=new Set((this.judged.value?.moves??[]).flatMap((t,n)=>t.is_mistake?[n]:[]));return c`<ol class="plies">
      ${this.plies.map((t,n)=>c`<li class=${e.has(n)?"mistake":""}>
            <button
              class="move"
              aria-label=${`${l("goTo",{number:n+1})}${l("colon")}${k(t.label)}`}
              @click=${()=>this.jump(n+1)}
            >
              <span class=${this.impartial?"":t.player}>${k(t.label)}</span>
            </button>
            ${e.has(n)?c`<span class="quiet"
                    >${l("mistakeHere")}${this.judged.value?.moves[n]?.better?` · ${l("better",{move:k(this.judged.value.moves[n].better)})}`:""}</span
                  >`:d}
          </li>`)}
    </ol>`}reviewed(){let{judged:e}=this;return this.plies.length===0?c``:c`<h2>${l("review")}</h2>
      ${e.value?c`${this.graph(e.value)} ${this.temperatureGraph()}
              <p class="quiet small-text">${l("reviewHint")}</p>
              ${e.value.moves.some(t=>t.is_mistake)?d:c`<p>${to(e.value)}</p>`}`:c`<button @click=${()=>{this.review()}}>${l("review")}</button>
              ${e.status(()=>{this.review()})}`}`}temperatureGraph(){let e=this.temperatures.map(g=>g===null?null:Fe(g)),t=Math.max(1,...e.map(g=>g??-1));if(e.every(g=>g===null))return d;let[n,i,o]=[Math.max(260,30*(this.plies.length+1)+30),110,30],a=g=>24+g*o,u=g=>24+(t-g)/(t+1)*(i-40),h=e.flatMap((g,f)=>g===null?[]:[{i:f,value:g,text:this.temperatures[f]}]),p=h.map(({i:g,value:f},y)=>`${y===0?"M":"L"} ${a(g)} ${u(f).toFixed(1)}`).join(" "),m=`${l("temperature")}${l("colon")}${this.temperatures.map(g=>g??"?").join(", ")}`;return c`<div class="scroll plain-scroll" tabindex="0" role="region" aria-label=${l("temperature")}>
      <svg
        class="review temperatures"
        viewBox="0 0 ${n} ${i}"
        width=${n}
        height=${i}
        role="img"
        aria-label=${m}
      >
        <text class="tick" x="10" y="12">${l("temperature")}</text>
        <line class="zero-line" x1="10" x2=${n-10} y1=${u(0)} y2=${u(0)} />
        ${b`<path class="review-line" d=${p} />`}
        ${h.map(({i:g,value:f,text:y})=>b`<circle class="dot" cx=${a(g)} cy=${u(f)} r="4"><title>${y}</title></circle>`)}
      </svg>
    </div>`}graph(e){let n=[e.moves[0]?.before??e.verdict,...e.moves.map(f=>f.after)],i=Math.max(1,...n.map(f=>f?.distance??0)),o=n.map((f,y)=>{if(!f||f.result==="draw")return 0;let v=y===0||(y-1)%2===0,M=f.result==="win"===v,L=1-.75*(f.distance??i)/(i+1);return M?L:-L}),[a,u,h]=[Math.max(260,30*o.length+30),170,30],p=f=>24+f*h,m=f=>u/2-f*(u/2-18),g=o.map((f,y)=>`${y===0?"M":"L"} ${p(y)} ${m(f)}`).join(" ");return c`<div class="scroll plain-scroll" tabindex="0" role="region" aria-label=${l("review")}>
      <svg
        class="review"
        viewBox="0 0 ${a} ${u}"
        width=${a}
        height=${u}
        role="group"
        aria-label=${l("review")}
      >
        <line class="zero-line" x1="10" x2=${a-10} y1=${u/2} y2=${u/2} />
        <text class="tick" x="10" y="12">${l("firstWinning")}</text>
        <text class="tick" x="10" y=${u-4}>${l("secondWinning")}</text>
        <path class="review-line" d=${g} />
        ${o.map((f,y)=>{let v=y>0&&e.moves[y-1]?.is_mistake,M=y===0?l("startPosition"):`${y}${l("colon")}${k(e.moves[y-1]?.label??"")}`,L=v?`${M}. ${l("mistakeHere")}`:M;return b`<g role="button" tabindex="0" aria-label=${L} class="review-point ${v?"mistake":""}"
              @click=${()=>this.jump(y)}
              @keydown=${N=>{N.key==="Enter"&&this.jump(y)}}><title>${L}</title>
              <circle class="reach-point" cx=${p(y)} cy=${m(f)} r="13" /><circle class="dot" cx=${p(y)} cy=${m(f)} r="6" />
              ${v?b`<text x=${p(y)} y=${m(f)-11} text-anchor="middle" class="flag">?</text>`:d}</g>`})}
      </svg>
    </div>`}};function to(r){let s=r.moves.every(e=>e.before!==null&&e.after!==null);return l(s?"noMistake":"unknownWinner")}function so(r,s){let[e,t]=[s.vertices?.[0],s.curves?.[0]],n=t!==void 0?`e${t}`:`v${e}`,i=rt(r,new Map).find(o=>o.id===n);return i?qe(i.name):""}customElements.define("z-play",fs);var no=3e4;async function nr(r,s){let e=r.map(a=>a.replace(/\s*\n\s*/g," ").trim()),t=await oo(e,ro),n=await Ae(t.join(" ")),i={verb:"session",lines:t,options:{rules:n},lang:E(),limits:{time_ms:no}};return(await W(i,{signal:s})).lines}async function ro(r){return mt(r)||(await io()).has(r.toLowerCase())}var kt;function io(){return kt??=W({verb:"functions"}).then(r=>new Set(r.flatMap(s=>[s.usage.replace(/\(.*/s,""),...s.aliases]))),kt.catch(()=>kt=void 0),kt}async function oo(r,s){let e=new Set(r.flatMap(n=>/^(?:let )?\s*(\w+)\s*(?:\([^()]*\))?\s*:?=/.exec(n)?.[1]??[])),t=async n=>e.has(n)||await s(n).catch(()=>!0);return Promise.all(r.map(async n=>{let[,i="",o=""]=/^(\s*\w+\s*:=\s*)?(.*)$/s.exec(n)??[],a=/^[\w-]+(?::\S*)?(?: |$)/.test(o)?await gt(o,t):o,u=[...a.matchAll(/(?<![\w.-])([a-z][\w-]*)(?=(?::[^()\s]*)?\()/gi)],h="",p=0;for(let m of u){let g=Kt(m[1]);!g||await t(m[1])||(h+=a.slice(p,m.index)+g,p=m.index+m[1].length)}return i+h+a.slice(p)}))}function rr(r,s){return r.map((e,t)=>`\`\`\`text
${e}
\`\`\`

${ao(s[t],t)}
`).join(`
`)}function ao(r,s){return r?.error?`> ${r.error.replace(/\n/g,`
> `)}
`:r?.text?r.table?r.table.markdown:`${vs(r,s)} = \`${r.text}\`
`:""}function vs(r,s){return r.name??`%${s+1}`}function ir(r,s){return`\\documentclass{article}
\\usepackage{amsmath,amssymb,graphicx}
\\begin{document}

${r.map((n,i)=>{let o=s[i],a=o?.latex?`\\[ ${o.latex} \\]`:o?.text?`\\begin{verbatim}
${o.text}
\\end{verbatim}`:"";return`\\begin{verbatim}
${n}
\\end{verbatim}
${a}
`}).join(`
`)}
\\end{document}
`}var lo=["G := {2|-1}","mean(G)","domineering 2x3","%3 + G","thermograph(%4)","f(n) := domineering(2x{n})","table(f(n), mean(f(n)) for n in 1..5)"],or=`
`,$e=200;function ar(r){r.length>$e&&bt(l("errorCells",{most:$e}))}var $s=class extends C{constructor(){super();this.stop=null;this.shown=null;this.cells=lo,this.results=[],this.busy=!1,this.trouble=""}static{this.properties={...C.properties,cells:{state:!0},results:{state:!0},busy:{state:!0},trouble:{state:!0}}}disconnectedCallback(){super.disconnectedCallback(),this.stop?.abort()}willUpdate(e){if(!e.has("route"))return;let t=this.value("cells");if(t!==this.shown){if(t!==""){let n=t.split(or);this.cells=n.slice(0,$e),ar(n)}this.shown=t,this.runAll()}}async runAll(){this.stop?.abort();let e=new AbortController;this.stop=e,this.busy=!0,this.trouble="";try{let t=await nr(this.cells,e.signal);this.stop===e&&(this.results=t)}catch(t){this.stop===e&&(this.trouble=K(t)?l("cancelled"):F(t))}finally{this.stop===e&&(this.busy=!1)}}keep(){this.shown=this.cells.join(or),R({cells:this.shown},!0),this.runAll()}set(e,t){this.cells=this.cells.map((n,i)=>i===e?t:n)}add(e){if(this.cells.length>=$e)return bt(l("errorCells",{most:$e}));this.cells=[...this.cells.slice(0,e+1),"",...this.cells.slice(e+1)],this.focusCell(e+1)}drop(e){this.cells=this.cells.length===1?[""]:this.cells.filter((t,n)=>n!==e),this.keep(),this.focusCell(Math.max(0,e-1))}focusCell(e){this.updateComplete.then(()=>this.querySelectorAll(".cell input")[e]?.focus())}key(e,t){e.key==="Enter"?(e.preventDefault(),this.keep(),t===this.cells.length-1&&this.cells[t]!==""?this.add(t):this.focusCell(t+1)):e.key==="ArrowUp"&&t>0?(e.preventDefault(),this.focusCell(t-1)):e.key==="ArrowDown"&&t<this.cells.length-1?(e.preventDefault(),this.focusCell(t+1)):e.key==="Backspace"&&this.cells[t]===""&&this.cells.length>1&&(e.preventDefault(),this.drop(t))}paste(e,t){let i=(e.clipboardData?.getData("text")??"").split(/\r?\n/).filter(u=>u.trim()!=="");if(i.length<2)return;e.preventDefault();let a=[...this.cells.slice(0,this.cells[t]===""?t:t+1),...i,...this.cells.slice(t+1)];this.cells=a.slice(0,$e),this.keep(),ar(a)}render(){let e=this.results;return c`<div class="worksheet">
      <h1>${l("worksheet")}</h1>
      <p class="quiet no-print">${l("worksheetHint")}</p>
      <ol class="cells">
        ${this.cells.map((t,n)=>this.cell(t,n,e[n]??null))}
      </ol>
      ${this.busy?c`<p class="busy" role="status">
              <span class="spinner" aria-hidden="true"></span>${l("computing")}
              <button class="small" @click=${()=>this.stop?.abort()}>${l("cancel")}</button>
            </p>`:d}
      ${this.trouble?c`<div class="failed mild" role="alert">${this.trouble}</div>`:d}
      <div class="row wrap no-print">
        <button @click=${()=>this.add(this.cells.length-1)}>${l("addCell")}</button>
        <button class="primary" @click=${this.keep}>${l("runAll")}</button>
        <button
          @click=${()=>{this.cells=[""],this.keep()}}
        >
          ${l("clear")}
        </button>
        <span class="grow"></span>
        <button @click=${()=>q("worksheet.md",rr(this.cells,this.results),"text/markdown")}>
          ${l("exportMarkdown")}
        </button>
        <button @click=${()=>q("worksheet.tex",ir(this.cells,this.results))}>
          ${l("exportLatex")}
        </button>
        <button @click=${()=>window.print()}>${l("print")}</button>
      </div>
    </div>`}cell(e,t,n){return c`<li class="cell">
      <label class="cell-input"
        ><span class="heard">${l("cell",{number:t+1})}</span
        ><input
          class="mono"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          .value=${e}
          @input=${i=>this.set(t,i.target.value)}
          @keydown=${i=>this.key(i,t)}
          @paste=${i=>this.paste(i,t)}
          @change=${this.keep}
        />
        <button
          class="small no-print"
          aria-label=${`${l("deleteCell")} ${t+1}`}
          @click=${()=>this.drop(t)}
        >
          ×
        </button></label
      >
      ${n?this.result(n,t):d}
    </li>`}result(e,t){if(e.error)return c`<pre class="cell-error" role="alert">${e.error}</pre>`;if(!e.text)return c``;let{text:n,drawing:i,table:o,thermograph:a}=e,u=i&&!a?{...co,drawing:i}:null;return c`<div class="cell-result">
      <span class="quiet mono">${vs(e,t)}</span>
      ${o||a?d:c`<span class="value">${n}</span>`} ${Ne(()=>n)}
      ${o?this.table(o):d}
      ${u?c`<div class="cell-board"><z-board .position=${u} .mode=${"look"}></z-board></div>`:d}
      ${a?c`<div class="cell-plot">${xt(a)}</div>`:d}
      ${e.note?c`<p class="quiet">${e.note}</p>`:d}
    </div>`}table({headings:e,rows:t}){return c`<div class="wide-table" tabindex="0" role="region" aria-label=${l("table")}>
      <table>
        <thead>
          <tr>
            ${e.map(n=>c`<th scope="col" class="mono">${n}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${t.slice(0,bs).map(n=>c`<tr>
                ${n.map(i=>c`<td class="value">${i}</td>`)}
              </tr>`)}
        </tbody>
      </table>
      ${t.length>bs?c`<p class="quiet">${l("moreRows",{count:t.length-bs})}</p>`:d}
    </div>`}},bs=500,co={game:"",subject:"",text:"",to_move:null,impartial:null,loopy:null,ended:null,drawing:null,board:null,parts:[],moves:[]};customElements.define("z-worksheet",$s);var ws=900,uo=260,de=46,lr=30,ys=12,ho=15e3;function cr(r,s,e){let t=Math.max(1,(s-r)/e),n=10**Math.floor(Math.log10(t)),i=[1,2,5,10].map(u=>u*n).find(u=>u>=t)??10*n,o=Math.max(1,Math.round(i)),a=[];for(let u=Math.ceil(r/o)*o;u<=s;u+=o)a.push(u);return a}var ur={path:"",most:1,size:4},xs=class extends A{constructor(){super();this.width=ws;this.sized=new ResizeObserver(()=>this.measure());this.held=null;this.fingers=new Map;this.pinch=null;this.drawn=ur;this.values=[],this.code="",this.period=null,this.low=0,this.high=1,this.at=null}static{this.properties={values:{attribute:!1},from:{attribute:!1},code:{},period:{attribute:!1},low:{state:!0},high:{state:!0},at:{state:!0}}}createRenderRoot(){return this}connectedCallback(){super.connectedCallback(),this.sized.observe(this)}disconnectedCallback(){super.disconnectedCallback(),this.sized.disconnect()}measure(){let e=Math.round(Math.max(uo,Math.min(ws,this.clientWidth||ws)));e!==this.width&&(this.width=e,this.drawn=this.draw(),this.requestUpdate())}get height(){return Math.round(Math.max(240,this.width*.42))}y(e,t){return ys+(t-e)/t*(this.height-ys-lr)}willUpdate(e){e.has("values")?(this.all(),this.drawn=ur,setTimeout(()=>{this.drawn=this.draw(),this.requestUpdate()})):(e.has("low")||e.has("high"))&&(this.drawn=this.draw())}draw(){let e=Math.max(0,Math.ceil(this.low)),t=Math.min(this.values.length-1,Math.floor(this.high)),n=1;for(let f=e;f<=t;f++)n=Math.max(n,this.values[f]);let i=Math.max(3.2,Math.min(8,(this.width-de)/(this.high-this.low)/1.6)),o=[];if(t-e<=ho){for(let f=e;f<=t;f++)o.push(`M${this.x(f).toFixed(1)} ${this.y(this.values[f],n).toFixed(1)}h0`);return{path:o.join(""),most:n,size:i}}let a=this.width,u=new Uint8Array(a*this.height),{values:h}=this,p=Array.from({length:n+1},(f,y)=>Math.round(this.y(y,n))*a),[m,g]=[this.x(0),this.x(1)-this.x(0)];for(let f=e;f<=t;f++)u[p[h[f]]+Math.round(m+f*g)]=1;for(let f=u.indexOf(1);f>=0;){let[y,v]=[f,u.indexOf(1,f+1)];for(;v>=0&&v-y<i-1&&v%a>y%a;)[y,v]=[v,u.indexOf(1,v+1)];o.push(`M${f%a} ${Math.floor(f/a)}h${y-f}`),f=v}return{path:o.join(""),most:n,size:i}}all(){this.low=-.5,this.high=Math.max(1,this.values.length-.5),this.at=null}zoom(e,t=(this.low+this.high)/2){let n=this.values.length+1,i=Math.min(n,Math.max(8,(this.high-this.low)*e)),o=(t-this.low)/(this.high-this.low);this.place(t-o*i,i)}place(e,t){let n=this.values.length-.5;this.low=Math.max(-.5,Math.min(e,n-t)),this.high=Math.min(this.low+t,Math.max(n,this.low+8))}x(e){return de+(e-this.low)/(this.high-this.low)*(this.width-de-12)}heapAt(e){let t=this.querySelector("svg").getBoundingClientRect(),n=(e.clientX-t.left)/t.width*this.width;return this.low+(n-de)/(this.width-de-12)*(this.high-this.low)}render(){let{path:e,most:t,size:n}=this.drawn,{width:i,height:o}=this,a=g=>this.y(g,t),{period:u,at:h}=this,p=l("plotOf",{code:this.code,count:this.values.length-1}),m=u&&u.preperiod>=this.low&&u.preperiod<=this.high?this.x(u.preperiod):null;return c`<div class="plot">
      <svg
        viewBox="0 0 ${i} ${o}"
        role="application"
        tabindex="0"
        aria-label=${p}
        @wheel=${this.wheel}
        @pointerdown=${this.press}
        @pointermove=${this.move}
        @pointerup=${this.release}
        @pointercancel=${this.release}
        @pointerleave=${g=>{this.release(g),this.at=null}}
        @keydown=${this.key}
      >
        ${cr(0,t,8).map(g=>b`<line class="grid-line" x1=${de} x2=${i-12} y1=${a(g)} y2=${a(g)} />
          <text class="tick" x=${de-7} y=${a(g)+4} text-anchor="end">${g}</text>`)}
        ${cr(Math.max(0,this.low),this.high,Math.max(4,Math.floor(i/90))).map(g=>b`<text class="tick" x=${this.x(g)} y=${o-10} text-anchor=${this.x(g)>i-40?"end":"middle"}>${g}</text>`)}
        ${m===null?"":b`<line class="period-line" x1=${m} x2=${m} y1=${ys} y2=${o-lr} />`}
        ${b`<path class="points" stroke-width=${n} d=${e} />`}
        ${h===null||this.values[h]===void 0?"":b`<circle class="point-at" cx=${this.x(h)} cy=${a(this.values[h])} r=${n/2+4} />
          <text class="tick strong" x=${Math.min(i-130,this.x(h)+10)} y=${Math.max(24,a(this.values[h])-10)}>${l("at",{heap:h,value:this.values[h]})}</text>`}
      </svg>
      <div class="row no-print">
        <button class="small" @click=${()=>this.zoom(.5)}>${l("zoomIn")}</button>
        <button class="small" @click=${()=>this.zoom(2)}>${l("zoomOut")}</button>
        <button class="small" @click=${this.all}>${l("zoomAll")}</button>
      </div>
    </div>`}wheel(e){e.preventDefault(),this.zoom(e.deltaY>0?1.25:.8,this.heapAt(e))}press(e){this.fingers.set(e.pointerId,e),this.held={x:e.clientX,low:this.low,high:this.high},this.pinch=this.fingers.size===2?{apart:this.apart(),low:this.low,high:this.high,heap:[...this.fingers.values()].reduce((t,n)=>t+this.heapAt(n),0)/2}:null}release(e){this.fingers.delete(e.pointerId),this.pinch=null,this.held=null}apart(){let[e,t]=[...this.fingers.values()];return Math.max(10,Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY))}move(e){let{held:t,pinch:n}=this;if(this.fingers.has(e.pointerId)&&this.fingers.set(e.pointerId,e),n){[this.low,this.high]=[n.low,n.high],this.zoom(n.apart/this.apart(),n.heap);return}if(!t){let a=Math.round(this.heapAt(e));this.at=a>=0&&a<this.values.length?a:null;return}let i=this.querySelector("svg").getBoundingClientRect(),o=(e.clientX-t.x)/i.width*(t.high-t.low);this.place(t.low-o,t.high-t.low)}key(e){let t=this.high-this.low,n={ArrowLeft:()=>this.place(this.low-t/8,t),ArrowRight:()=>this.place(this.low+t/8,t),"+":()=>this.zoom(.5),"=":()=>this.zoom(.5),"-":()=>this.zoom(2),0:()=>this.all()}[e.key];n&&(e.preventDefault(),n())}};customElements.define("z-plot",xs);var po=[["0.77","kayles"],["0.137","dawsons-chess"],["0.07","dawsons-kayles"],["4.7","lasker-nim"],["0.15","guiles"],["0.6","officers"],["0.007","treblecross-heaps"],["0.333",""]],hr=1e5,ks=class extends C{constructor(){super(...arguments);this.sequence=new x(this);this.misere=new x(this);this.asked="";this.opened=!1;this.rules=[];this.titles=new Map}get code(){return this.value("code")||"0.77"}get shownCode(){return this.sequence.state==="done"?this.code:""}get to(){let e=Number(this.value("to")||"300");return Number.isSafeInteger(e)&&e>0?Math.min(e,hr):300}willUpdate(e){if(!e.has("route"))return;let t=`${this.code} ${this.to}`;t!==this.asked&&(this.asked=t,this.begin())}connectedCallback(){super.connectedCallback(),this.findRules()}async findRules(){let e=await I().catch(()=>[]);this.rules=e.filter(n=>/\bheaps\(/.test(n.text)).map(n=>n.name),this.requestUpdate();let t=await Promise.all([De(),he()]).catch(()=>[]);this.titles=new Map(t.flat().map(n=>[n.name,ve(n)])),this.requestUpdate()}async begin(){let e=this.asked,t=await be(this.code),n=await Ae(t);e===this.asked&&(this.sequence.run({verb:"sequence",input:t,options:{to:this.to,rules:n},limits:{time_ms:2e4}}),this.misere.run({verb:"misere",input:t,options:{rules:n},limits:{time_ms:1e4}}))}render(){let{sequence:e}=this,t=e.value;return c`<h1>${l("heaps")}</h1>
      <p class="quiet">${l("heapsHint")}</p>
      <form
        class="ask"
        @submit=${n=>{n.preventDefault();let i=new FormData(n.target);R({code:String(i.get("code")).trim(),to:String(i.get("to"))})}}
      >
        <label class="field grow"
          >${l("code")}<input class="mono" name="code" spellcheck="false" .value=${this.code}
        /></label>
        <label class="field"
          >${l("upTo")}<input name="to" type="number" min="1" max=${hr} .value=${String(this.to)}
        /></label>
        <label class="field"
          >${l("inCode")}
          <select @change=${n=>R({code:n.target.value})}>
            <option value=${this.code}>…</option>
            ${po.map(([n,i])=>c`<option value=${n}>${n} ${this.titles.get(i)??""}</option>`)}
            ${this.rules.map(n=>c`<option value=${n}>${n} ${this.titles.get(n)??""}</option>`)}
          </select></label
        >
        <button class="primary low">${l("ask")}</button>
      </form>
      ${e.status(()=>{this.begin()})} ${t?this.found(t):d}
      ${e.state==="failed"&&!K(e.error)?d:this.quotient()}`}found(e){let{period:t}=e;return c`<section class="card" aria-label=${l("sequence")}>
      <div class="verdict ${t?"win":""}">
        <p class="who">
          ${t?l("period",{length:t.length,preperiod:t.preperiod})+(t.saltus?`, ${l("saltus",{saltus:t.saltus})}`:""):l("noPeriod",{count:e.computed_to})}
        </p>
        <p class="quiet">
          ${t?c`${l("evidence",{by:t.by})} · `:d}${l("computedTo",{count:e.computed_to})}
          · ${l("greatest",{value:e.greatest})}
        </p>
        ${t?.source?c`<p class="quiet small-text">${t.source}</p>`:d}
      </div>
      <z-plot .values=${e.values} .code=${e.code} .period=${t}></z-plot>
      <details
        @toggle=${n=>{this.opened=n.target.open,this.requestUpdate()}}
      >
        <summary>${l("table")}</summary>
        ${this.opened?this.table(e):d}
      </details>
      <div class="row wrap no-print">
        <button class="small" @click=${()=>q(`b-${e.code}.txt`,mo(e.values))}>
          ${l("bFile")}
        </button>
        ${e.code.endsWith(".star")||this.code.includes(".star")?d:c`<a class="button small" href=${S("position",{q:`heaps:${e.code} 5 9 12`})}
                >${l("usePosition")}</a
              >`}
      </div>
    </section>`}table(e){let t=e.period&&e.period.length<=36&&e.period.length>=4?e.period.length:12,n=Math.min(200,Math.ceil(e.values.length/t)),i=Array.from({length:t},(o,a)=>a);return c`<div class="scroll" tabindex="0" role="region" aria-label=${l("table")}>
      <table class="numbers">
        <thead>
          <tr>
            <td></td>
            ${i.map(o=>c`<th scope="col">+${o}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from({length:n},(o,a)=>a).map(o=>c`<tr>
                <th scope="row">${o*t}</th>
                ${i.map(a=>c`<td class="value">${e.values[o*t+a]??""}</td>`)}
              </tr>`)}
        </tbody>
      </table>
    </div>`}quotient(){let{misere:e}=this,t=e.value;return c`<section class="card" aria-label=${l("misereQuotient")}>
      <h2 class="first">${l("misereQuotient")}</h2>
      ${e.status()}
      ${t&&t.order===null?c`<p>${l("quotientUnknown")} ${t.stopped??""}</p>`:d}
      ${t&&t.order!==null?c`<dl class="facts">
                <dt>${l("order")}</dt>
                <dd class="value big">${t.order}</dd>
                <dt>${l("quotientKind")}</dt>
                <dd>${l(t.tame?"tame":"wild")}</dd>
                <dt>${l("pElements")}</dt>
                <dd class="value">${t.p_elements.join(", ")}</dd>
                ${t.period===null?d:c`<dt>${l("heapValues")}</dt>
                        <dd>${l("period",{length:t.period,preperiod:t.preperiod??0})}</dd>`}
                <dt>${l("relations")}</dt>
                <dd class="value">
                  ${t.relations.map(([n,i])=>`${n} = ${i}`).join(",  ")}
                </dd>
              </dl>
              <p class="value">
                ${t.phi.slice(0,40).map((n,i)=>c`<span class="phi"><sub class="quiet">${i+1}</sub>${n}</span> `)}
              </p>`:d}
    </section>`}};function mo(r){return r.map((s,e)=>`${e} ${s}
`).join("")}customElements.define("z-heaps",ks);var go={name:"mine.star",text:`# Clobber: a move takes a stone of one's own onto a
# neighbouring stone of the other player, which leaves the board.
game = on_grid(
    cells = "xo.",
    fill = "xo",
    left = [rewrite("xo", ".x", along = ORTHOGONAL)],
    right = [rewrite("ox", ".o", along = ORTHOGONAL)],
)
examples = [("xo", "value *"), ("2x3", "outcome P")]
`},Ue=1e5;async function fo(r){let s=(await I()).find(e=>e.name===r);if(!s)throw new Error(`there is no file ${r}`);return s}var Ts=class extends C{constructor(){super();this.read=new x(this);this.position=new x(this);this.answer=new x(this);this.shown=null;this.file=go,this.all=[],this.titles=new Map,this.trial="",this.trouble="",this.side="left"}static{this.properties={...C.properties,file:{state:!0},all:{state:!0},titles:{state:!0},trial:{state:!0},side:{state:!0},trouble:{state:!0}}}connectedCallback(){super.connectedCallback(),this.findExamples().catch(()=>{})}async findExamples(){this.all=await I(),this.titles=new Map((await he()).map(e=>[e.name,e.title]))}willUpdate(e){if(!e.has("route"))return;let t=this.value("file")||this.value("example");t!==this.shown&&(this.shown=t,this.open(t))}async open(e){if(this.trouble="",e)try{this.file=e===this.value("file")?await fe(e):await fo(e)}catch{this.trouble=l("errorLink")}this.trial=this.value("at"),await this.check()}use(e){this.file=e,this.trial="",this.keep()}async keep(){try{let e=await pt(this.file);this.shown=e,R({file:e,at:this.trial||null,example:null},!0)}catch{this.trouble=l("errorLong",{size:this.file.text.length,most:Ue})}await this.check()}type(e){let{value:t}=e.target;if(t.length>Ue){this.trouble=l("errorLong",{size:t.length.toLocaleString(),most:Ue.toLocaleString()});return}this.trouble="",this.file={...this.file,text:t},clearTimeout(this.typing),this.typing=setTimeout(()=>{this.keep()},350)}async check(){let e=await Pe(this.file),t=await this.read.run({verb:"rules",options:e,limits:{time_ms:1e4}},!0);if(!t){this.position.clear(),this.answer.clear();return}this.trial||(this.trial=t.start??this.firstExample(t)??"3x3"),this.tryOut()}firstExample(e){for(let t of e.examples){let n=typeof t=="string"?/\.star(?::\S+)?\s+(.+)$/.exec(t):null;if(n)return n[1].replace(/ --.*$/,"").replace(/^'(.*)'$/,"$1").replace(/^"(.*)"$/,"$1")}return null}async tryOut(){let e=`${this.file.name} ${this.trial}`,t=await Pe(this.file);this.position.run({verb:"position",input:e,options:t,limits:{time_ms:1e4}},!0),this.answer.run({verb:"solve",input:e,options:{...t,only:"moves"},limits:{time_ms:15e3}},!0)}play(e){e.to!==null&&(e.player!=="both"&&(this.side=e.player==="left"?"right":"left"),this.trial=e.to,this.tryOut(),H(k(e.label)))}async load(e){if(e.size>Ue){this.trouble=l("errorLong",{size:e.size.toLocaleString(),most:Ue.toLocaleString()});return}let t=await e.text();if(!/\bgame\s*=/.test(t)){this.trouble=l("errorFile");return}this.trouble="";let n=/\.star$/.test(e.name)?e.name.replace(/[^\w.-]/g,"_"):"mine.star";this.use({name:n,text:t})}render(){let{read:e}=this;return c`<h1>${l("own")}</h1>
      <p class="quiet">${l("ownHint")}</p>
      <div class="row wrap own-tools">
        <label class="check"
          >${l("example")}
          <select
            @change=${t=>{let n=this.all.find(i=>i.name===t.target.value);n&&this.use(n)}}
          >
            <option value="">…</option>
            ${this.all.map(t=>{let n=this.titles.get(t.name);return c`<option value=${t.name} ?selected=${t.name===this.file.name}>
                ${n?`${n} (${t.name})`:t.name}
              </option>`})}
          </select></label
        >
        <label class="button small"
          >${l("openFile")}<input
            type="file"
            class="heard"
            accept=".star,text/plain"
            @change=${t=>{let n=t.target,i=n.files?.[0];i&&this.load(i),n.value=""}}
        /></label>
        <button class="small" @click=${()=>q(this.file.name,this.file.text)}>${l("download")}</button>
        <button class="small" @click=${()=>{this.link()}}>${l("link")}</button>
      </div>
      ${this.trouble?c`<div class="notice" role="alert">${this.trouble}</div>`:d}
      <div class="two own">
        <section class="card" aria-label=${l("ruleFile")}>
          ${this.editor()}
          <p class="quiet small-text" id="editor-keys">${l("editorKeys")}</p>
          ${this.state_()}
        </section>
        <section class="card" aria-label=${l("trial")}>
          <h2 class="first">${l("trial")}</h2>
          ${e.value?this.board():d}
        </section>
      </div>
      ${e.value?this.words(e.value):d}`}async link(){await this.keep(),await ts(location.href),H(l("linkCopied")),this.trouble="";let e=this.querySelector(".link-done");e&&(e.hidden=!1)}editor(){let e=this.place(),t=this.file.text.split(`
`);return c`<div
      class="editor"
      @dragover=${n=>n.preventDefault()}
      @drop=${n=>{n.preventDefault();let i=n.dataTransfer?.files[0];i&&this.load(i)}}
    >
      <div class="gutter" aria-hidden="true">
        ${t.map((n,i)=>c`<span class=${e?.line===i+1?"bad":""}>${i+1}</span>`)}
      </div>
      <textarea
        class="mono"
        aria-label=${l("ruleFile")}
        aria-invalid=${this.read.state==="failed"?"true":"false"}
        aria-describedby="editor-keys rule-state"
        spellcheck="false"
        autocapitalize="off"
        wrap="off"
        rows=${Math.max(14,Math.min(40,t.length+1))}
        .value=${this.file.text}
        @input=${this.type}
        @keydown=${vo}
        @scroll=${n=>{let i=this.querySelector(".gutter");i&&(i.scrollTop=n.target.scrollTop)}}
      ></textarea>
    </div>`}place(){let{error:e}=this.read;if(!(e instanceof _))return null;let t=/:(\d+):/.exec(e.message),{start:n,text:i}=e.place??{};if(n!==void 0&&i!==void 0){let o=i.slice(0,n).split(`
`);return{line:o.length,column:o.at(-1).length+1}}return t?{line:Number(t[1])}:null}state_(){let{read:e}=this,t=this.place();return c`<div id="rule-state" class="rule-state" role="status">
      ${e.state==="busy"?e.status():d}
      ${e.state==="done"?c`<p class="good-line">✓ ${l("fileGood")}</p>`:d}
      ${e.state==="failed"?c`<p class="bad-line">
                ${l("fileBad")}
                ${t?.line?l("lineColumn",{line:t.line,column:t.column??1}):""}
              </p>
              <pre>${F(e.error)}</pre>`:d}
    </div>`}board(){let e=this.position.value,t=this.answer.value,n=t?Y(t,e?.impartial??null):null,o={q:`${this.file.name} ${this.trial}`,file:this.shown};return c`<form
        class="row"
        @submit=${a=>{a.preventDefault(),this.trial=String(new FormData(a.target).get("trial")),this.keep()}}
      >
        <input
          class="mono"
          name="trial"
          aria-label=${l("position")}
          spellcheck="false"
          .value=${this.trial}
        />
        <button>${l("ask")}</button>
      </form>
      ${e?c`<z-board
                .position=${e}
                .moves=${U(e,t?.moves??[])}
                .side=${e.impartial?null:e.to_move??this.side}
                .mode=${"move"}
                @play=${a=>this.play(a.detail)}
              ></z-board>
              ${e.impartial||e.to_move?d:this.sides()}`:d}
      ${this.position.status()}
      ${n?c`<div class="verdict ${n.tone}"><p class="who">${n.sentence}</p></div>`:d}
      ${this.position.state==="failed"?d:this.answer.status()}
      <div class="row wrap">
        <a class="button small" href=${S("position",o)}>${l("usePosition")}</a>
        <a class="button small" href=${S("play",o)}>${l("usePlay")}</a>
      </div>
      <p class="link-done quiet" hidden>${l("linkCopied")}</p>`}sides(){return c`<div class="switch centre-switch" role="group" aria-label=${l("toMove")}>
      ${["left","right"].map(e=>c`<button
            class="small ${e}"
            aria-pressed=${this.side===e?"true":"false"}
            @click=${()=>this.side=e}
          >
            ${l(e)}
          </button>`)}
    </div>`}words(e){return c`<section class="declared">
      <h2>${l("inWords")}</h2>
      <p>${e.about??e.title??""}</p>
      ${e.source?c`<p class="quiet">${e.source}</p>`:d}
      <details>
        <summary>${l("declared")}</summary>
        <pre tabindex="0">${JSON.stringify(e.declared,null,2)}</pre>
      </details>
    </section>`}},_s=!1;function vo(r){if(r.key==="Escape"){_s=!0;return}r.key==="Tab"&&!r.shiftKey&&!_s&&(r.preventDefault(),document.execCommand("insertText",!1,"    ")),_s=!1}customElements.define("z-own",Ts);var T=(r,s,e)=>({kind:"text",text:{en:r,ko:s,zh:e}}),z=(r,s={})=>({kind:"board",question:r,...s}),D=(r,s)=>({kind:"proof",theorem:r,numbers:s}),V=(r,s)=>s[r(0,s.length-1)],we=[{id:"nim",title:{en:"Nim",ko:"님 게임",zh:"尼姆博弈"},blocks:[T("There are some heaps of tokens. Two players move in turn. A move takes one token or more from one heap. Whoever cannot move loses.","돌 더미가 몇 개 있습니다. 두 사람이 번갈아 둡니다. 한 수에 한 더미에서 돌을 하나 이상 가져갑니다. 둘 수 없는 사람이 집니다.","有几堆石子，两人轮流走。每步从一堆中取走至少一颗石子。不能走的人输。"),z("nim 3 4 5"),T("Start with two heaps. If they are equal, do in one heap what your opponent did in the other: you always have an answer. So equal heaps are lost for the player to move.","더미가 둘인 경우부터 봅시다. 두 더미가 같으면, 상대가 한쪽에서 한 것을 다른 쪽에서 그대로 따라 합니다. 언제나 대답할 수 있습니다. 그러므로 같은 두 더미는 둘 차례인 사람에게 필패 상태입니다.","先看两堆。如果两堆相等，对手在一堆里怎么取，你就在另一堆里照样取，总有应手。所以两堆相等是必败态：轮到走的人输。"),z("nim 4 4"),T("For more heaps write the sizes in binary, one below the other, and add each column without carrying. This is the nim-sum (xor). Bouton: the player to move loses exactly when the nim-sum is 0.","더미가 더 많으면 크기를 이진법으로 아래위로 적고, 자리마다 올림 없이 더합니다. 이것이 님합(XOR)입니다. 부통의 정리: 님합이 0일 때, 그리고 그때만 둘 차례인 사람이 집니다.","堆更多时，把各堆的数写成二进制，上下对齐，每一列不进位相加，这就是尼姆和（异或）。Bouton 定理：尼姆和为 0 时，而且只有这时，轮到走的人输。"),T("To win, make the nim-sum 0. Take the highest column with a 1 in the nim-sum, choose a heap that has a 1 there, and replace it by itself xor the nim-sum: it gets smaller. Nim is played in normal play unless misère is said.","이기려면 님합을 0으로 만듭니다. 님합에서 1이 있는 가장 높은 자리를 보고, 그 자리에 1이 있는 더미를 골라 (그 더미 XOR 님합)으로 줄입니다. 미제르라고 하지 않으면 님은 정상 규칙으로 둡니다.","要赢，就把尼姆和变成 0。看尼姆和中最高的 1 所在的列，选一堆在这一列也是 1 的，把它换成“它异或尼姆和”，它一定变小。没有特别说明时，尼姆博弈用正常规则。"),{kind:"exercise",asks:"winner",draw:r=>`nim ${r(1,7)} ${r(1,7)} ${r(1,7)}`},{kind:"exercise",asks:"move",draw:r=>`nim ${r(2,9)} ${r(2,9)} ${r(1,9)}`},D("Bouton's theorem","3 4 5")]},{id:"misere-nim",title:{en:"Misère Nim",ko:"미제르 님",zh:"反Nim游戏"},blocks:[T("The same moves, but now whoever takes the last token loses. This is misère play.","수는 같지만, 이제는 마지막 돌을 가져가는 사람이 집니다. 이것이 미제르 게임입니다.","走法相同，但拿走最后一颗石子的人输。这叫反常规则。"),z("nim 1 1 3",{misere:!0}),T("While two heaps or more have at least 2 tokens, play as in normal Nim: leave nim-sum 0.","돌이 둘 이상인 더미가 두 개 이상 있는 동안은 보통 님처럼 둡니다. 님합 0을 남깁니다.","只要还有两堆或更多堆至少有 2 颗，就像普通尼姆一样走：留下尼姆和 0。"),T("When exactly one heap has 2 or more, take it down to 1 or to 0, so that an odd number of ones is left. Here the winning moves of the two kinds of play are different.","돌이 둘 이상인 더미가 꼭 하나면, 그 더미를 1이나 0으로 줄여서 돌 하나짜리 더미를 홀수 개 남깁니다. 여기서는 두 규칙의 이기는 수가 서로 다릅니다.","当恰好只有一堆不少于 2 颗时，把它取到 1 或 0，使只剩奇数个 1。这时两种规则的必胜走法不同。"),T("When all heaps are 1, nobody has a choice: the player to move wins exactly when their number is even.","더미가 모두 1이면 선택할 것이 없습니다. 더미가 짝수 개일 때만 둘 차례인 사람이 이깁니다.","当每堆都是 1 时，谁也没有选择：堆数为偶数时轮到走的人赢，否则输。"),{kind:"exercise",asks:"move",misere:!0,draw:r=>V(r,["nim 1 1 4","nim 1 5","nim 1 1 1 3","nim 2 3 4","nim 7","nim 1 2 2"])},{kind:"exercise",asks:"winner",misere:!0,draw:r=>V(r,["nim 1 1 1","nim 1 1","nim 2 2","nim 1 2 3","nim 1 1 2"])},D("misere Nim","1 1 4")]},{id:"bash",title:{en:"Bash’s game",ko:"바쉬 게임",zh:"巴什博弈"},blocks:[T("One heap of n tokens; a move takes at least 1 and at most m. Whoever cannot move loses.","돌 n개가 든 더미가 하나 있습니다. 한 수에 1개 이상 m개 이하를 가져갑니다. 둘 수 없는 사람이 집니다.","一堆 n 颗石子，每步至少取 1 颗，至多取 m 颗。不能走的人输。"),z("bash:3 10"),T("Whatever your opponent takes, you can complete the round to m + 1. So multiples of m + 1 are lost for the player to move. From any other number, take n mod (m + 1), then complete every round.","상대가 몇 개를 가져가든 합쳐서 m + 1개가 되게 가져갈 수 있습니다. 그러므로 m + 1의 배수는 필패 상태입니다. 다른 수에서는 n을 m + 1로 나눈 나머지를 가져간 뒤, 매번 m + 1을 채웁니다.","无论对手取几颗，你都能把这一轮凑成 m + 1。所以 m + 1 的倍数是必败态。否则先取 n 除以 m + 1 的余数，以后每轮凑成 m + 1。"),{kind:"exercise",asks:"move",draw:r=>`bash:${r(2,5)} ${r(7,23)}`},T("Baskin-Robbins 31 is this game in misère play: up to three numbers are said at a time, and whoever says 31 loses. So the winner says 30, and before it 26, 22, …, 2.","배스킨라빈스 31은 이 게임을 미제르로 두는 것입니다. 한 번에 수를 셋까지 말하고, 31을 말하는 사람이 집니다. 그래서 30을 말하면 이기고, 그 앞에서는 26, 22, …, 2를 말해야 합니다.","“报 31”就是反常规则下的这个游戏：每次最多报三个数，报到 31 的人输。所以要抢到 30，之前要抢到 26、22、……、2。"),z("31 31"),D("the theorem on bounded Nim","3 10")]},{id:"wythoff",title:{en:"Wythoff’s game",ko:"위토프 게임",zh:"威佐夫博弈"},blocks:[T("Two heaps. A move takes any number from one heap, or the same number from both. Whoever cannot move loses.","더미가 둘 있습니다. 한 더미에서 몇 개든, 또는 두 더미에서 같은 수만큼 가져갑니다. 둘 수 없는 사람이 집니다.","两堆石子。每步从一堆取任意颗，或从两堆取同样多颗。不能走的人输。"),z("wythoff 3 5"),T("The lost pairs are (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), … In the k-th pair the difference is k, and the smaller number is the least that has not occurred before.","필패 상태는 (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …입니다. k번째 쌍의 차는 k이고, 작은 수는 앞에 나오지 않은 가장 작은 수입니다.","必败态是 (0, 0)、(1, 2)、(3, 5)、(4, 7)、(6, 10)、……第 k 对的差是 k，较小的数是前面没有出现过的最小的数。"),T("The smaller number is ⌊kφ⌋ with φ = (1 + √5)/2. Compute it with whole numbers: floating point goes wrong near k = 10⁸.","작은 수는 φ = (1 + √5)/2일 때 ⌊kφ⌋입니다. 정수로 계산하세요. 부동소수점은 k가 10⁸쯤이면 틀립니다.","较小的数是 ⌊kφ⌋，其中 φ = (1 + √5)/2。请用整数计算：k 接近 10⁸ 时浮点数会出错。"),z("wyt-queens d6"),{kind:"exercise",asks:"winner",draw:r=>V(r,["wythoff 4 7","wythoff 6 9","wythoff 8 13","wythoff 3 6","wythoff 1 2","wythoff 5 8"])},{kind:"exercise",asks:"move",draw:r=>V(r,["wythoff 4 6","wythoff 2 7","wythoff 5 9","wythoff 6 6","wythoff 3 8"])},D("Wythoff's theorem","4 6")]},{id:"grundy",title:{en:"Grundy values",ko:"그런디 수",zh:"SG值"},blocks:[T("mex of a set is the least whole number, from 0 on, that is not in it: mex {0, 1, 3} = 2.","집합의 mex는 그 안에 없는 0 이상의 가장 작은 정수입니다. mex {0, 1, 3} = 2.","一个集合的 mex 是不在其中的最小非负整数：mex {0, 1, 3} = 2。"),T("The Grundy value of a position is the mex of the Grundy values of its options. It is 0 exactly when the player to move loses. This holds in normal play, for impartial games that cannot loop.","국면의 그런디 수는 다음 국면들의 그런디 수의 mex입니다. 둘 차례인 사람이 질 때, 그리고 그때만 0입니다. 이것은 되풀이가 없는 공정 게임의 정상 규칙에서 성립합니다.","一个局面的SG值是它的下一步各局面SG值的 mex。轮到走的人输，当且仅当它是 0。这适用于正常规则下不会循环的公平组合游戏。"),z("kayles 5"),T("In a sum of games a move is made in exactly one of them. The Grundy value of a sum is the nim-sum of the Grundy values: each game is like a heap of Nim.","게임의 합에서는 한 수를 꼭 한 게임에서 둡니다. 합의 그런디 수는 각 그런디 수의 님합입니다. 게임 하나하나가 님 더미와 같습니다.","游戏的和中，每一步恰好在其中一个游戏里走。和的SG值是各SG值的尼姆和：每个游戏就像一堆石子。"),z("nim 3 5 + bash:3 7 + kayles 5"),{kind:"exercise",asks:"grundy",draw:r=>`subtraction:1,3,4 ${r(4,9)}`},{kind:"exercise",asks:"grundy",draw:r=>`kayles ${r(3,8)}`},{kind:"exercise",asks:"move",draw:r=>`nim ${r(1,6)} + kayles ${r(3,7)}`},D("Sprague–Grundy theorem","nim 2 + kayles 3 + wythoff 1 2")]},{id:"hackenbush",title:{en:"Hackenbush",ko:"해켄부쉬",zh:"删边游戏"},blocks:[T("A picture stands on the ground. A move cuts an edge, and whatever is no longer connected with the ground falls off. Green edges may be cut by both players. Whoever cannot move loses.","그림이 땅 위에 서 있습니다. 한 수에 변 하나를 자르면, 땅과 이어지지 않은 부분은 사라집니다. 초록 변은 두 사람 모두 자를 수 있습니다. 둘 수 없는 사람이 집니다.","图形立在地面上。每步剪掉一条边，与地面不再相连的部分随之消失。绿边双方都可以剪。不能走的人输。"),z("hackenbush e(ee;e(e;e))"),T("Colon principle: where branches meet at a vertex, replace them by one stalk. The value of a branch is that of the part above its first edge, plus 1; the length of the stalk is the nim-sum of these values. It is not the number of edges that is added.","콜론 원리: 한 꼭짓점에서 갈라진 가지들을 줄기 하나로 바꿉니다. 가지의 값은 첫 변 위쪽의 값에 1을 더한 것이고, 줄기의 길이는 이 값들의 님합입니다. 변의 개수를 더하는 것이 아닙니다.","克朗原理：在一个顶点相交的各分枝可以换成一根杆。一个分枝的值是第一条边以上部分的值加 1，杆长是这些值的尼姆和，而不是边数相加。"),T("Fusion principle: the vertices of a cycle can be fused into one; its edges become loops, each worth 1.","융합 원리: 고리의 꼭짓점들을 하나로 합칠 수 있습니다. 고리의 변은 값이 1인 올가미가 됩니다.","费森原理：环上的顶点可以合并成一点，环上的边变成自环，每条值 1。"),z("hackenbush girl"),{kind:"exercise",asks:"grundy",draw:r=>V(r,["hackenbush e(ee;e)","hackenbush e(eee;e)","hackenbush e(e;e;e)","hackenbush ee(e;ee)","hackenbush e(ee;eee)"])},{kind:"exercise",asks:"move",draw:r=>V(r,["hackenbush e(ee;e)","hackenbush eee + ee","hackenbush e(e;e) + eee","hackenbush bridge + ee"])},T("Blue edges are Left’s, red ones Right’s. A blue-red tree is worth a number: Left wins when it is positive, Right when it is negative, and the player to move loses when it is 0.","파란 변은 왼쪽, 빨간 변은 오른쪽만 자를 수 있습니다. 파랑–빨강 나무의 값은 수입니다. 양수면 왼쪽이, 음수면 오른쪽이 이기고, 0이면 둘 차례인 사람이 집니다.","蓝边只有左方能剪，红边只有右方能剪。蓝红树的值是一个数：正数左方赢，负数右方赢，为 0 时轮到走的人输。"),z("hackenbush lrl + r"),D("colon principle","hackenbush e(ee;e(e;e))"),D("fusion principle","hackenbush bridge")]},{id:"chomp",title:{en:"Chomp",ko:"촘프",zh:"巧克力游戏"},blocks:[T("A bar of chocolate. A move bites off a square with all that lies to the right of it and below. The square at the top left is poisoned: whoever eats it loses.","초콜릿 판이 있습니다. 한 수에 한 칸을 골라 그 오른쪽과 아래쪽을 모두 먹습니다. 왼쪽 위 칸에는 독이 있어, 그것을 먹는 사람이 집니다.","一块巧克力。每步选一格，把它以及它右边和下边的全部吃掉。左上角那格有毒，吃到的人输。"),z("chomp 3x4"),T("Strategy stealing: suppose the second player won every rectangle of more than one square. Then he has a winning reply to the bite of the far corner. The first player could have made that bite at once. So the first player wins.","전략 훔치기: 칸이 둘 이상인 직사각형에서 후공이 이긴다고 합시다. 그러면 먼 모서리 한 칸을 먹은 수에 대해 이기는 대답이 있습니다. 그런데 선공은 처음부터 그 대답을 둘 수 있었습니다. 그러므로 선공이 이깁니다.","策略窃取：假设多于一格的矩形后手必胜。那么对“只吃远角一格”，后手有必胜的应手。可是先手一开始就能走那一步。所以先手必胜。"),T("The argument shows that a winning move exists, not which one it is. For that one has to search. On a square board it is known: bite the square diagonal to the poisoned one.","이 논증은 이기는 수가 있다는 것만 보이고, 어느 수인지는 알려 주지 않습니다. 그것은 찾아보아야 합니다. 정사각형 판에서는 알려져 있습니다. 독 있는 칸의 대각선 칸을 먹으면 됩니다.","这个论证只说明必胜走法存在，没有说是哪一步，那要靠搜索。正方形棋盘上是已知的：吃毒格斜对角的那一格。"),{kind:"exercise",asks:"move",draw:r=>V(r,["chomp 3x3","chomp 2x4","chomp 2x3","chomp 4x4","chomp 3 1 1 1"])},{kind:"exercise",asks:"winner",draw:r=>V(r,["chomp 4 3","chomp 3 1 1","chomp 3 3","chomp 5 4","chomp 2 2 1"])},D("strategy stealing","3x4")]},{id:"loops",title:{en:"Draws and loops",ko:"무승부와 되풀이",zh:"平局与循环"},blocks:[T("A position is a vertex of a graph, a move is an arrow. If play can go round a cycle, it need not end: then there may be draws.","국면은 그래프의 꼭짓점, 수는 화살표입니다. 고리를 돌 수 있으면 게임이 끝나지 않을 수 있고, 그러면 무승부가 생깁니다.","局面是图的顶点，走法是箭头。如果能绕着环走，游戏就可能不结束，于是会有平局。"),z("token:a>b,b>a,b>c,c>d a"),T("Label backward from the end: a vertex without moves is lost. A vertex with an arrow to a lost one is won. A vertex whose arrows all lead to won ones is lost. What never gets a label is a draw.","끝에서부터 거꾸로 표시합니다. 둘 수 없는 꼭짓점은 패배입니다. 패배인 곳으로 가는 화살표가 있으면 승리입니다. 모든 화살표가 승리인 곳으로만 가면 패배입니다. 끝까지 표시되지 않은 곳은 무승부입니다.","从终点倒着标记：不能走的顶点是败。有箭头指向败点的是胜。箭头全指向胜点的是败。始终没有标记的就是平局。"),T("To win it is not enough to stay on won vertices: one could go round for ever. The distance to the end has to fall with every round. Only then does the strategy win.","승리인 꼭짓점에 머무르는 것만으로는 부족합니다. 끝없이 돌 수도 있습니다. 끝까지의 거리가 매번 줄어야 이깁니다.","只停留在胜点上还不够，可能会永远绕圈。离终点的距离必须一轮比一轮小，这样的策略才必胜。"),z("token:a>b,b>a,b>c,c>d,e>a,e>c e"),{kind:"exercise",asks:"winner",draw:r=>V(r,["token:a>b,b>c,c>d,d>b a","token:a>b,b>a,b>c b","token:a>b,b>c,a>c,c>d a","token:a>b,b>c,c>d,a>d b"])},T("Tic-tac-toe ends always, yet it can be drawn: its ends are not all “whoever cannot move loses”. With best play it is a draw.","틱택토는 언제나 끝나지만 비길 수 있습니다. “둘 수 없으면 진다”는 규칙이 아니기 때문입니다. 둘 다 가장 잘 두면 무승부입니다.","井字棋总会结束，却可能平局：它的结束不都是“不能走的人输”。双方都走得最好时是平局。"),z("tictactoe xo./.x./..o"),D("Zermelo's theorem","token:a>b,b>a,b>c,c>d a")]},{id:"minimax",title:{en:"Minimax",ko:"미니맥스",zh:"极大极小"},blocks:[T("At the ends of the tree stand numbers: what Left gets. Left chooses the greatest, Right the least, in turns. The value is found from the ends upward.","트리의 끝에는 왼쪽이 얻는 수가 적혀 있습니다. 왼쪽은 가장 큰 것을, 오른쪽은 가장 작은 것을 번갈아 고릅니다. 값은 끝에서부터 위로 구합니다.","树的末端写着左方得到的数。左方选最大的，右方选最小的，轮流进行。值从末端往上推。"),{kind:"tree",tree:"((3 5) (2 9) (0 7))"},T("A Min vertex over 3 and 1 is worth 1. Alpha-beta skips what cannot change the result: once the second branch is seen to be worth at most 2, and the first is worth 3, the rest of the second need not be looked at. The value is the same.","3과 1 위의 Min 꼭짓점의 값은 1입니다. 알파-베타 가지치기는 결과를 바꿀 수 없는 것을 건너뜁니다. 첫 가지가 3이고 둘째 가지가 많아야 2라는 것을 알면, 둘째 가지의 나머지는 볼 필요가 없습니다. 값은 같습니다.","3 和 1 上面的 Min 顶点值为 1。阿尔法贝塔剪枝跳过不会改变结果的部分：第一枝是 3，一旦知道第二枝至多是 2，第二枝剩下的就不必看了。值不变。"),{kind:"tree-exercise",draw:r=>`((${r(0,9)} ${r(0,9)}) (${r(0,9)} ${r(0,9)}) (${r(0,9)} ${r(0,9)}))`},{kind:"tree-exercise",draw:r=>`(((${r(0,9)} ${r(0,9)}) (${r(0,9)} ${r(0,9)})) ((${r(0,9)} ${r(0,9)}) (${r(0,9)} ${r(0,9)})))`},D("alpha-beta","tictactoe xox/oxo/...")]}];function bo(r){let s=r.match(/[()]|[^\s(),]+/g)??[],e=[],t=null,n=0,i=o=>{let a=e.at(-1);a?a.children.push(o):t??=o};for(let o of s){if(o===")"){e.pop();continue}let a={payoff:o==="("?null:o,children:[],x:0,depth:e.length,index:n++};i(a),o==="("&&e.push(a)}return t}function $o(r){let s=[r];for(let e=0;e<s.length;e++)s.push(...s[e].children);return s}var dr=54,pr=74;function mr(r,s,e){let t=bo(r);if(!t)return c``;let n=$o(t),i=n.filter(h=>h.children.length===0).sort((h,p)=>h.index-p.index);i.forEach((h,p)=>h.x=30+p*dr);for(let h of[...n].reverse()){let p=h.children.map(m=>m.x);p.length>0&&(h.x=(Math.min(...p)+Math.max(...p))/2)}let o=60+(i.length-1)*dr,a=44+Math.max(...n.map(h=>h.depth))*pr,u=h=>24+h.depth*pr;return c`<svg
    class="payoff-tree"
    viewBox="0 0 ${o} ${a}"
    width=${o}
    height=${a}
    role="img"
    aria-label=${e}
  >
    ${n.flatMap(h=>h.children.map(p=>b`<line class="branch" x1=${h.x} y1=${u(h)} x2=${p.x} y2=${u(p)} />`))}
    ${n.map(h=>{let p=h.depth%2===0,m=h.payoff??s?.[h.index]??"",g=h.payoff!==null?b`<rect class="leaf" x=${h.x-17} y=${u(h)-15} width="34" height="30" rx="5" />`:p?b`<path class="max" d="M ${h.x} ${u(h)-21} l 23 38 h -46 Z" />`:b`<path class="min" d="M ${h.x} ${u(h)+21} l 23 -38 h -46 Z" />`,f=h.payoff!==null?5:p?11:1;return b`${g}<text x=${h.x} y=${u(h)+f} text-anchor="middle">${m}</text>`})}
  </svg>`}function gr(r){let s=r*2654435761+12345>>>0;return(e,t)=>(s=Math.imul(s^s>>>15,2246822519)+3266489917>>>0,e+(s>>>7)%(t-e+1))}var ye=class extends A{createRenderRoot(){return this}};function fr(r,s){let{drawing:e}=r;return e?.kind!=="sum"?s(r,null):c`<div class="boards sum">
    ${e.parts.map((t,n)=>{let i={...r,drawing:t,subject:r.parts[n]?.subject??""};return c`${n>0?c`<span class="plus" aria-hidden="true">+</span>`:d}
        <div class="one-board">
          <p class="part-name mono">${i.subject}</p>
          ${s(i,n)}
        </div>`})}
  </div>`}var Ms=class extends ye{constructor(){super();this.position=new x(this);this.answer=new x(this);this.asked="";this.question="",this.misere=!1,this.now="",this.seen=!1}static{this.properties={question:{},misere:{type:Boolean},now:{state:!0},seen:{state:!0}}}willUpdate(e){if(e.has("question")&&(this.now=this.question),this.now===this.asked)return;this.asked=this.now;let t=this.misere?{misere:!0}:{};this.position.run({verb:"position",input:this.now,options:t},!0),this.answer.run({verb:"solve",input:this.now,options:{...t,only:"moves"},limits:{time_ms:1e4}},!0)}play(e){e.subject&&(this.now=e.subject,H(k(e.label)))}render(){let e=this.position.value,t=this.answer.value;if(!e)return c`<div class="try card">${this.position.status()}</div>`;let n=U(e,t?.moves??[]),i=t?Y(t,e.impartial):null;return c`<div class="try card" role="group" aria-label=${l("tryIt")}>
      ${fr(e,(o,a)=>c`<z-board
            .position=${o}
            .moves=${a===null?n:n.filter(({move:u})=>u.part===a)}
            .mode=${"move"}
            .marks=${this.seen}
            @play=${u=>this.play(u.detail)}
          ></z-board>`)}
      <div class="row wrap">
        <code>${e.subject}</code>
        <span class="grow"></span>
        <span class="row wrap tight">
          <button
            class="small no-print"
            aria-pressed=${this.seen?"true":"false"}
            @click=${()=>this.seen=!this.seen}
          >
            ${l("solution")}
          </button>
          <button
            class="small no-print"
            ?disabled=${this.now===this.question}
            @click=${()=>this.now=this.question}
          >
            ${l("startPosition")}
          </button>
          <a
            class="button small no-print"
            href=${S("position",{q:this.now,misere:this.misere?"1":""})}
            >${l("analyse")}</a
          >
        </span>
      </div>
      ${this.seen&&i?c`<div class="verdict ${i.tone}"><p class="who">${i.sentence}</p></div>`:d}
    </div>`}},Es=class extends ye{constructor(){super();this.position=new x(this);this.answer=new x(this);this.asked=0;this.field=We("answer");this.asks="winner",this.draw=()=>"",this.misere=!1,this.seed=1,this.verdict=null,this.open=!1}static{this.properties={asks:{},draw:{attribute:!1},misere:{type:Boolean},seed:{state:!0},verdict:{state:!0},open:{state:!0}}}willUpdate(){this.asked!==this.seed&&(this.asked=this.seed,this.begin())}async begin(){this.verdict=null,this.open=!1;let{seed:e}=this,t={...this.misere?{misere:!0}:{}},n=this.draw(gr(e));this.position.run({verb:"position",input:n,options:t});let i=this.asks==="grundy"?"value":"moves",o=await this.answer.run({verb:"solve",input:n,options:{...t,only:i},limits:{time_ms:1e4}});!o||e!==this.seed||this.asks==="move"&&o.outcome==="P"&&e<1e3&&(this.seed+=1)}judge(e,t){this.verdict={right:e,text:t},H(`${l(e?"right_":"wrong")} ${t}`)}played(e){let n=this.answer.value?.moves.find(i=>i.move===e.label)?.result==="win";this.judge(n,l(n?"moveWasGood":"moveWasBad",{move:k(e.label)}))}render(){let e=this.position.value,t=this.answer.value,n=e&&t,i={winner:"questionWinner",move:"questionMove",grundy:"questionGrundy"};return c`<div class="exercise card" role="group" aria-label=${l("exercise")}>
      <p>
        <strong>${l("exercise")}.</strong> ${l(i[this.asks])}
        ${this.misere?c`<em>(${l("misere")})</em>`:d}
      </p>
      ${e?fr(e,(o,a)=>c`<z-board
                  .position=${o}
                  .moves=${(n?U(e,t.moves):[]).filter(({move:u})=>a===null||u.part===a)}
                  .mode=${this.asks==="move"&&n?"move":"look"}
                  .marks=${this.open&&this.asks==="move"}
                  @play=${u=>this.played(u.detail)}
                ></z-board>`):this.position.status()}
      <p class="centre"><code>${e?.subject??""}</code></p>
      ${this.answer.state==="failed"?this.answer.status(()=>{this.begin()}):d}
      <div class="row wrap no-print">
        ${n?this.controls(t):d}
        <span class="grow"></span>
        <button class="small" ?disabled=${!n} @click=${()=>this.open=!this.open}>
          ${l("solution")}
        </button>
        <button class="small" @click=${()=>this.seed+=1}>${l("newNumbers")}</button>
      </div>
      ${this.verdict?c`<p class="judged ${this.verdict.right?"good":"bad"}">
              <strong>${this.verdict.right?"✓":"✗"} ${l(this.verdict.right?"right_":"wrong")}</strong>
              ${this.verdict.text}
            </p>`:d}
      ${this.open&&n?this.solution(t,e):d}
    </div>`}controls(e){if(this.asks==="winner"){let t=e.outcome==="D",n=e.outcome==="N",i=[[l("yes"),n],[l("no"),!n&&!t],[l("itIsADraw"),t]];return c`${i.map(([o,a],u)=>u===2&&!this.loopy?d:c`<button @click=${()=>this.judge(a,"")}>${o}</button>`)}`}return this.asks==="grundy"?c`<form
        class="row"
        @submit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get("value")).trim().replace(/^\*/,"");if(n==="")return;let i=e.worth?.text.replace(/^\*/,"")??"";this.judge(n===i,"")}}
      >
        <label class="heard" for=${this.field}>${l("answer")}</label>
        <input id=${this.field} name="value" inputmode="numeric" size="5" autocomplete="off" />
        <button>${l("judge")}</button>
      </form>`:d}get loopy(){return this.position.value?.loopy===!0}solution(e,t){let n=Y(e,t.impartial),i=e.moves.filter(o=>o.result==="win").slice(0,8);return c`<div class="solution">
      <p>${n.sentence}</p>
      ${e.worth?c`<p>${l("grundyValue")}: <span class="value">${e.worth.text}</span></p>`:d}
      ${i.length>0&&this.asks!=="grundy"?c`<p>${l("winningMoves")}${l("colon")}${i.map(o=>k(o.move)).join(" · ")}</p>`:d}
      ${e.explanation.length>0?c`<pre>${e.explanation.join(`
`)}</pre>`:d}
    </div>`}},Ss=class extends ye{constructor(){super();this.answer=new x(this);this.asked="";this.field=We("tree");this.tree="",this.draw=null,this.seed=1,this.verdict=null,this.open=!1}static{this.properties={tree:{},draw:{attribute:!1},seed:{state:!0},verdict:{state:!0},open:{state:!0}}}get text(){return this.draw?this.draw(gr(this.seed)):this.tree}willUpdate(){this.asked!==this.text&&(this.asked=this.text,this.verdict=null,this.open=this.draw===null,this.answer.run({verb:"tree",input:this.text,options:{trace:!0}}))}render(){let e=this.answer.value,t=this.open&&e?e.vertices.map(i=>i.value):null,n=this.open&&e?`${this.text} = ${e.value}`:this.text;return c`<div class="exercise card" role="group" aria-label=${this.draw?l("exercise"):l("tree")}>
      ${this.draw?c`<p><strong>${l("exercise")}.</strong> ${l("questionTree")}</p>`:d}
      <div class="plain-scroll" tabindex="0" role="group" aria-label=${this.text}>
        ${mr(this.text,t,n)}
      </div>
      ${this.answer.status()}
      ${this.draw?c`<div class="row wrap no-print">
                <form
                  class="row"
                  @submit=${i=>{i.preventDefault();let a=String(new FormData(i.target).get("value")).trim().replace("−","-");a!==""&&(this.verdict=e!==null&&a===String(e.value),H(l(this.verdict?"right_":"wrong")))}}
                >
                  <label class="heard" for=${this.field}>${l("answer")}</label>
                  <input id=${this.field} name="value" size="5" autocomplete="off" />
                  <button ?disabled=${!e}>${l("judge")}</button>
                </form>
                <span class="grow"></span>
                <button class="small" @click=${()=>this.open=!this.open}>${l("solution")}</button>
                <button class="small" @click=${()=>this.seed+=1}>${l("newNumbers")}</button>
              </div>
              ${this.verdict===null?d:c`<p class="judged ${this.verdict?"good":"bad"}">
                      <strong>${this.verdict?"✓":"✗"} ${l(this.verdict?"right_":"wrong")}</strong>
                    </p>`}`:d}
      ${this.open&&e?.trace?c`<pre tabindex="0">${e.trace.join(`
`)}</pre>`:d}
    </div>`}},Rs=class extends ye{constructor(){super();this.proof=new x(this);this.asked="";this.unfold=()=>{this.steps=this.proof.value?.steps.length??this.steps,this.performUpdate()};this.theorem="",this.numbers="",this.given=null,this.steps=0}static{this.properties={theorem:{},numbers:{},given:{state:!0},steps:{state:!0}}}connectedCallback(){super.connectedCallback(),window.addEventListener("beforeprint",this.unfold)}disconnectedCallback(){super.disconnectedCallback(),window.removeEventListener("beforeprint",this.unfold)}willUpdate(){let e=this.given??this.numbers,t=`${this.theorem} ${e}`;t!==this.asked&&(this.asked=t,this.proof.run({verb:"explain",input:this.theorem,options:{proof:e},limits:{time_ms:1e4}},!0))}render(){let e=this.proof.value;return c`<div class="proof card" role="group" aria-label=${l("proof")}>
      <h2 class="first">${l("proof")}</h2>
      <form
        class="row no-print"
        @submit=${t=>{t.preventDefault(),this.given=String(new FormData(t.target).get("numbers")).trim()}}
      >
        <input
          class="mono"
          name="numbers"
          aria-label=${l("proofNumbers")}
          spellcheck="false"
          .value=${this.given??this.numbers}
        />
        <button>${l("proofNumbers")}</button>
      </form>
      ${this.proof.status()}
      ${e?c`<p><strong>${e.theorem}.</strong> ${e.statement}</p>
              <ol class="steps">
                ${e.steps.slice(0,this.steps).map(t=>c`<li>
                        <strong>${t.heading}.</strong> ${t.text}
                        ${t.numbers.length>0?c`<pre>${t.numbers.join(`
`)}</pre>`:d}
                      </li>`)}
              </ol>
              ${this.steps>=e.steps.length?c`${e.checked.map(t=>c`<p class="quiet">✓ ${t}</p>`)}
                    ${e.source?c`<p class="quiet small-text">${e.source}</p>`:d}`:c`<div class="row no-print">
                      <button class="primary" @click=${()=>this.steps+=1}>
                        ${l("nextStep")} (${this.steps}/${e.steps.length})
                      </button>
                      <button @click=${()=>this.steps=e.steps.length}>${l("allSteps")}</button>
                    </div>`}`:d}
    </div>`}};customElements.define("z-try",Ms);customElements.define("z-exercise",Es);customElements.define("z-payoffs",Ss);customElements.define("z-proof",Rs);var As=class extends C{render(){let s=we.find(e=>e.id===this.value("lesson"));return s?c`${nt(s.id,this.lesson(s))}`:this.list()}list(){return c`<h1>${l("learn")}</h1>
      <p class="quiet">${l("learnHint")}</p>
      <ol class="lessons">
        ${we.map((s,e)=>c`<li>
              <a class="card lesson-link" href=${S("learn",{lesson:s.id})}>
                <span class="lesson-number" aria-hidden="true">${e+1}</span>
                <span class="lesson-title">${s.title[E()]}</span>
                <span class="quiet">${wo(s)}</span>
              </a>
            </li>`)}
      </ol>`}lesson(s){let e=we.indexOf(s),[t,n]=[we[e-1],we[e+1]];return c`<article class="lesson">
      <p class="no-print"><a href=${S("learn")}>${l("allLessons")}</a></p>
      <h1>${e+1}. ${s.title[E()]}</h1>
      ${s.blocks.map(i=>this.block(i))}
      <div class="row wrap no-print">
        ${t?c`<a class="button" href=${S("learn",{lesson:t.id})}>← ${t.title[E()]}</a>`:d}
        <span class="grow"></span>
        <button @click=${()=>window.print()}>${l("print")}</button>
        ${n?c`<a class="button" href=${S("learn",{lesson:n.id})}>${n.title[E()]} →</a>`:d}
      </div>
    </article>`}block(s){switch(s.kind){case"text":return c`<p class="lesson-text">${s.text[E()]}</p>`;case"board":return c`<z-try question=${s.question} ?misere=${s.misere??!1}></z-try>`;case"exercise":return c`<z-exercise
          asks=${s.asks}
          .draw=${s.draw}
          ?misere=${s.misere??!1}
        ></z-exercise>`;case"tree":return c`<z-payoffs tree=${s.tree}></z-payoffs>`;case"tree-exercise":return c`<z-payoffs .draw=${s.draw}></z-payoffs>`;case"proof":return c`<z-proof theorem=${s.theorem} numbers=${s.numbers}></z-proof>`}}};function wo(r){let s=r.blocks.find(t=>t.kind==="text");return(s?.kind==="text"?s.text[E()]:"").split(/(?<=[.。])\s*/)[0]??""}customElements.define("z-learn",As);var yo=1e5,vr=["system","light","dark"],Ps=class extends A{constructor(){super();this.lasting="";this.route=ae(location.hash),at(this.route.lang),this.theme=xo(),this.info=null,this.trouble="",this.notice="",this.begun=!1,document.documentElement.dataset.theme=this.theme}static{this.properties={route:{state:!0},theme:{state:!0},info:{state:!0},trouble:{state:!0},notice:{state:!0},begun:{state:!0}}}createRenderRoot(){return this}connectedCallback(){super.connectedCallback(),window.addEventListener("hashchange",()=>this.follow()),window.addEventListener("engine-changed",()=>{this.notice=l("errorServer"),this.lasting=this.notice,this.findEngine()}),window.addEventListener("notice",e=>this.notice=e.detail),window.addEventListener("dragover",e=>e.preventDefault()),window.addEventListener("drop",e=>{e.defaultPrevented||(e.preventDefault(),this.take(e.dataTransfer?.files[0]))}),window.addEventListener("unhandledrejection",e=>{e.preventDefault(),!(e.reason instanceof _&&e.reason.kind==="cancelled")&&(this.notice=F(e.reason))}),setTimeout(()=>this.begun=!0),setTimeout(()=>{this.findEngine()})}async findEngine(){try{this.info=(await Re()).info,this.trouble=""}catch(e){this.trouble=F(e instanceof _?e:new _("no engine",String(e)))}}async take(e){if(!e||!e.name.endsWith(".star")||e.size>yo){this.notice=l("errorFile");return}let t=e.name.replace(/[^\w.-]/g,"_"),n=await pt({name:t,text:await e.text()});le(S("own",{file:n}))}follow(){let e=this.route.screen;this.route=ae(location.hash),at(this.route.lang),this.notice=this.lasting,this.lasting="",this.route.screen!==e&&(window.scrollTo(0,0),this.updateComplete.then(()=>this.querySelector("main")?.focus({preventScroll:!0})))}speak(e){try{localStorage.setItem("lang",e)}catch{}R({lang:e},!0)}paint(e){this.theme=e,document.documentElement.dataset.theme=e;try{localStorage.setItem("theme",e)}catch{}}render(){let{route:e}=this;document.title=`${l(e.screen)} · Zermelo`;let t=new URLSearchParams,n=e.values.get("lang");return n&&t.set("lang",n),c`<a class="skip" href="#main" @click=${this.skip}>${l("skip")}</a>
      <header>
        <a class="brand" href=${Le("position",t)} aria-label="Zermelo">
          <img src="icon.svg" alt="" width="30" height="30" /><span>Zermelo</span>
        </a>
        <nav aria-label="Zermelo">
          ${Xt.map(i=>c`<a
                href=${Le(i,t)}
                aria-current=${i===e.screen?"page":d}
                >${l(i)}</a
              >`)}
        </nav>
        <div class="settings">
          <select
            aria-label=${l("language")}
            @change=${i=>this.speak(i.target.value)}
          >
            ${ot.map(({code:i,name:o})=>c`<option value=${i} lang=${i} ?selected=${i===e.lang}>${o}</option>`)}
          </select>
          <select
            aria-label=${l("theme")}
            @change=${i=>this.paint(i.target.value)}
          >
            ${vr.map(i=>c`<option value=${i} ?selected=${i===this.theme}>${l(i)}</option>`)}
          </select>
        </div>
      </header>
      <main id="main" tabindex="-1">
        ${this.trouble?this.message(this.trouble,!0):d}
        ${e.broken?this.message(l("errorAddress"),!1):d}
        ${this.notice?this.message(this.notice,!1,()=>this.notice=""):d}
        ${this.begun?nt(e.lang,this.screen()):d}
      </main>
      <footer>
        <span>${l("tagline")}</span>
        <span class="engine">${this.engineLine()}</span>
      </footer>
      <div id="announcer" class="heard" role="status" aria-live="polite"></div>`}skip(e){e.preventDefault(),this.querySelector("main")?.focus()}message(e,t,n){return c`<div class="notice" role="alert">
      <span>${e}</span>
      ${t?c`<button class="small" @click=${()=>location.reload()}>${l("reload")}</button>`:d}
      ${n?c`<button class="small" @click=${n}>${l("dismiss")}</button>`:d}
    </div>`}engineLine(){if(!this.info)return this.trouble?l("engineNone"):l("loading");let{kind:e,version:t,threads:n}=this.info;return e==="program"?l("engineProgram",{version:t,threads:n}):l("engineBrowser")}screen(){let{route:e}=this;switch(e.screen){case"position":return c`<z-position .route=${e}></z-position>`;case"play":return c`<z-play .route=${e}></z-play>`;case"worksheet":return c`<z-worksheet .route=${e}></z-worksheet>`;case"heaps":return c`<z-heaps .route=${e}></z-heaps>`;case"own":return c`<z-own .route=${e}></z-own>`;case"learn":return c`<z-learn .route=${e}></z-learn>`}}};function xo(){try{return vr.find(r=>r===localStorage.getItem("theme"))??"system"}catch{return"system"}}at(ae(location.hash).lang);Re().catch(()=>{});setTimeout(()=>customElements.define("z-app",Ps));if("serviceWorker"in navigator&&window.isSecureContext){let r=()=>navigator.serviceWorker.register("sw.js").catch(()=>{});window.addEventListener("load",()=>{Re().then(r,r)})}
