/** Metro with WS-Security by WSIT. */
package org.xmlbench.soap.metrosecurity;
