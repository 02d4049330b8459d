/** What parsers let in. */
package org.xmlbench.suite.family.security;
