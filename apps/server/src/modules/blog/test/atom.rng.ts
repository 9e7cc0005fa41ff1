/** The schema of RFC 4287, appendix B, in RELAX NG's XML form, without elements of other namespaces. */
export const atomSchema = `<grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes" ns="http://www.w3.org/2005/Atom">
<start><ref name="feed"/></start>
<define name="common"><optional><attribute name="xml:base"><data type="anyURI"/></attribute></optional><optional><attribute name="xml:lang"><data type="string"><param name="pattern">[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*</param></data></attribute></optional></define>
<define name="uri"><data type="anyURI"/></define>
<define name="textConstruct"><ref name="common"/><optional><attribute name="type"><choice><value>text</value><value>html</value></choice></attribute></optional><text/></define>
<define name="date"><ref name="common"/><data type="dateTime"/></define>
<define name="person"><ref name="common"/><interleave><element name="name"><text/></element><optional><element name="uri"><ref name="uri"/></element></optional><optional><element name="email"><data type="string"><param name="pattern">.+@.+</param></data></element></optional></interleave></define>
<define name="feed"><element name="feed"><ref name="common"/><interleave>
<zeroOrMore><element name="author"><ref name="person"/></element></zeroOrMore><zeroOrMore><ref name="category"/></zeroOrMore><zeroOrMore><element name="contributor"><ref name="person"/></element></zeroOrMore><optional><ref name="generator"/></optional><optional><element name="icon"><ref name="common"/><ref name="uri"/></element></optional><ref name="id"/><zeroOrMore><ref name="link"/></zeroOrMore><optional><element name="logo"><ref name="common"/><ref name="uri"/></element></optional><optional><element name="rights"><ref name="textConstruct"/></element></optional><optional><element name="subtitle"><ref name="textConstruct"/></element></optional><ref name="title"/><ref name="updated"/><zeroOrMore><ref name="entry"/></zeroOrMore>
</interleave></element></define>
<define name="entry"><element name="entry"><ref name="common"/><interleave>
<zeroOrMore><element name="author"><ref name="person"/></element></zeroOrMore><zeroOrMore><ref name="category"/></zeroOrMore><optional><element name="content"><ref name="textConstruct"/></element></optional><zeroOrMore><element name="contributor"><ref name="person"/></element></zeroOrMore><ref name="id"/><zeroOrMore><ref name="link"/></zeroOrMore><optional><element name="published"><ref name="date"/></element></optional><optional><element name="rights"><ref name="textConstruct"/></element></optional><optional><element name="summary"><ref name="textConstruct"/></element></optional><ref name="title"/><ref name="updated"/>
</interleave></element></define>
<define name="id"><element name="id"><ref name="common"/><ref name="uri"/></element></define>
<define name="title"><element name="title"><ref name="textConstruct"/></element></define>
<define name="updated"><element name="updated"><ref name="date"/></element></define>
<define name="generator"><element name="generator"><ref name="common"/><optional><attribute name="uri"><ref name="uri"/></attribute></optional><optional><attribute name="version"><text/></attribute></optional><text/></element></define>
<define name="category"><element name="category"><ref name="common"/><attribute name="term"><text/></attribute><optional><attribute name="scheme"><ref name="uri"/></attribute></optional><optional><attribute name="label"><text/></attribute></optional><empty/></element></define>
<define name="link"><element name="link"><ref name="common"/><attribute name="href"><ref name="uri"/></attribute><optional><attribute name="rel"><text/></attribute></optional><optional><attribute name="type"><data type="string"><param name="pattern">.+/.+</param></data></attribute></optional><optional><attribute name="hreflang"><text/></attribute></optional><optional><attribute name="title"><text/></attribute></optional><optional><attribute name="length"><text/></attribute></optional><empty/></element></define>
</grammar>`
